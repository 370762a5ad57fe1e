import { TextArea } from "@azulejo/ui/field.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Pasted } from "./pasted-lines.ts";
import "./stock.css";

interface Props {
  hint: string;
  value: string;
  pasted: Pasted;
  error: string | undefined;
  onChange(value: string): void;
}

/** A field for lines pasted from a spreadsheet, which immediately shows how they were read. */
export function PastedField({ hint, value, pasted, error, onChange }: Props) {
  const t = useText();
  const { list } = useFormats();
  const { lines, faults } = pasted;
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <div className="stack">
      <TextArea
        name="lines"
        label={t("goods.lines")}
        hint={hint}
        rows={12}
        required
        spellCheck={false}
        className="pasted"
        value={value}
        error={faults.length > 0 ? t("goods.unread", { lines: list(faults.slice(0, 8).map(String)), count: faults.length }) : error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p aria-live="polite" className="tabular soft">
        {t("goods.read", { lines: lines.length, units })}
      </p>
    </div>
  );
}
