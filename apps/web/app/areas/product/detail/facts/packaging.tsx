import type { Variant } from "@azulejo/contract/areas/product.ts";
import { squareFeet, squareMetres, weight } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { textOr, useText } from "../../../../i18n/text.ts";
import { Fold } from "./fold.tsx";

/** The contents of one sell unit, of a pallet and of the shopper's quantity. */
export function Packaging({ selected, units }: { selected: Variant; units: number }) {
  const t = useText();
  const language = useLanguage();
  const { areaPerUnit, weightPerUnit, piecesPerUnit, unitsPerPallet, sellUnit } = selected;
  const unit = (count: number) => textOr(language, `unit.${sellUnit}`, sellUnit, { count });
  const count = (value: number) => value.toLocaleString(language === "es" ? "es-US" : "en-US");
  const columns: { title: string; units: number; isMine?: boolean }[] = [
    { title: capitalized(unit(1)), units: 1 },
    ...(unitsPerPallet ? [{ title: t("detail.pallet"), units: unitsPerPallet }] : []),
    ...(units > 1 ? [{ title: t("detail.yours", { units: `${count(units)} ${unit(units)}` }), units, isMine: true }] : []),
  ];
  const rows: { label: string; valueOf(units: number): string }[] = [
    ...(piecesPerUnit > 1 ? [{ label: t("detail.row.pieces"), valueOf: (of: number) => count(piecesPerUnit * of) }] : []),
    ...(areaPerUnit
      ? [
          {
            label: t("detail.row.area"),
            valueOf: (of: number) =>
              t("package.areaValue", { feet: squareFeet(areaPerUnit * of, language), metres: squareMetres(areaPerUnit * of, language) }),
          },
        ]
      : []),
    ...(weightPerUnit > 0 ? [{ label: t("detail.row.weight"), valueOf: (of: number) => weight(weightPerUnit * of, language) }] : []),
    { label: capitalized(unit(2)), valueOf: count },
  ];
  return (
    <Fold title={t("detail.packaging")} className="packaging">
      <table className="tabular">
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column.title} scope="col" className={column.isMine ? "is-mine" : ""}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map((column) => (
                <td key={column.title} className={column.isMine ? "is-mine" : ""}>
                  {row.valueOf(column.units)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
