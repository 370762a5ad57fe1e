import type { CatalogImport, CatalogImportOptions } from "@azulejo/contract/areas/office/catalog/imports.ts";
import { SelectField } from "@azulejo/ui/field.tsx";
import { FileReadingFields } from "../../../frame/uploads/file-reading.tsx";
import { useText } from "../../../i18n/text.ts";
import { ColumnMap } from "./column-map.tsx";

interface Props {
  file: CatalogImport;
  options: CatalogImportOptions;
  places: readonly { code: string; name: string }[];
  isLocked: boolean;
  onChange(options: CatalogImportOptions): void;
}

/** The options for reading a file. Nothing is guessed during the import itself. */
export function ImportOptions({ file: { format, system, header, ourColumns }, options, places, isLocked, onChange }: Props) {
  const t = useText();
  const { columns, decimal, encoding, language, place, stock } = options;
  const set = (part: Partial<CatalogImportOptions>) => onChange({ ...options, ...part });
  const isForeign = system !== null || format === "shopify-csv" || format?.startsWith("google") === true;
  return (
    <fieldset disabled={isLocked} className="import-options">
      <legend>{t("imports.readAs", { format: system ?? t(`imports.format.${format ?? "other"}`) })}</legend>
      <div className="import-settings">
        <FileReadingFields decimal={decimal} encoding={encoding} onChange={set} />
        <SelectField
          name="place"
          label={t("imports.place")}
          value={place}
          onChange={({ currentTarget }) => set({ place: currentTarget.value })}
        >
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {isForeign && (
          <>
            <SelectField
              name="language"
              label={t("imports.language")}
              value={language}
              onChange={({ currentTarget }) => set({ language: currentTarget.value === "es" ? "es" : "en" })}
            >
              <option value="en">{t("product.english")}</option>
              <option value="es">{t("product.spanish")}</option>
            </SelectField>
            <SelectField
              name="stock"
              label={t("imports.stock")}
              value={stock}
              onChange={({ currentTarget }) => set({ stock: currentTarget.value === "available" ? "available" : "onHand" })}
            >
              <option value="onHand">{t("imports.stock.onHand")}</option>
              <option value="available">{t("imports.stock.available")}</option>
            </SelectField>
          </>
        )}
      </div>
      {columns && <ColumnMap header={header} ours={ourColumns} columns={columns} onChange={(next) => set({ columns: next })} />}
    </fieldset>
  );
}
