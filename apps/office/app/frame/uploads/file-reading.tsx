import { SelectField } from "@azulejo/ui/field.tsx";
import { useText } from "../../i18n/text.ts";

const encodings = ["utf-8", "windows-1252", "iso-8859-15", "macintosh", "utf-16le"] as const;

/** The decimal mark and encoding of a text file. */
export interface FileReading {
  decimal: "." | ",";
  encoding: string;
}

/** Fields for the decimal mark and encoding of an uploaded file. */
export function FileReadingFields({ decimal, encoding, onChange }: FileReading & { onChange(part: Partial<FileReading>): void }) {
  const t = useText();
  const known = encodings.some((one) => one === encoding) ? encodings : [...encodings, encoding];
  return (
    <>
      <SelectField
        name="decimal"
        label={t("imports.decimal")}
        value={decimal}
        onChange={({ currentTarget }) => onChange({ decimal: currentTarget.value === "," ? "," : "." })}
      >
        <option value=".">{t("imports.decimal.point")}</option>
        <option value=",">{t("imports.decimal.comma")}</option>
      </SelectField>
      <SelectField
        name="encoding"
        label={t("imports.encoding")}
        value={encoding}
        onChange={({ currentTarget }) => onChange({ encoding: currentTarget.value })}
      >
        {known.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </>
  );
}
