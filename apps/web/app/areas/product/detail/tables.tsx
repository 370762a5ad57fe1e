import type { Variant } from "@azulejo/contract/areas/product.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { squareFeet, squareMetres, weight } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { textOr, useText } from "../../../i18n/text.ts";
import { factRows, type Row } from "../fact-rows.ts";
import type { DetailData } from "./detail-data.ts";

function FactTable({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Rule>{title}</Rule>
      <table className="mt-2 w-full text-small">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-b border-joint">
              <th scope="row" className="py-2 pr-4 text-left align-top font-normal text-ink-soft">
                {label}
              </th>
              <td className="py-2 text-right">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function SpecificationTable({ product, selected }: { product: DetailData["detail"]["product"]; selected: Variant }) {
  const t = useText();
  return <FactTable title={t("product.specification")} rows={factRows(useLanguage(), product, selected)} />;
}

export function PackageTable({ selected }: { selected: Variant }) {
  const t = useText();
  const language = useLanguage();
  const { areaPerUnit, weightPerUnit, unitsPerPallet } = selected;
  const unit = textOr(language, `unit.${selected.sellUnit}`, selected.sellUnit, { count: 1 });
  const rows: Row[] = [
    [t("package.soldBy"), unit],
    ...(selected.piecesPerUnit > 1 ? [[t("package.pieces", { unit }), String(selected.piecesPerUnit)] as Row] : []),
    ...(areaPerUnit
      ? [
          [
            t("package.area", { unit }),
            t("package.areaValue", { feet: squareFeet(areaPerUnit, language), metres: squareMetres(areaPerUnit, language) }),
          ] as Row,
        ]
      : []),
    ...(weightPerUnit > 0 ? [[t("package.weight", { unit }), weight(weightPerUnit, language)] as Row] : []),
    ...(unitsPerPallet ? [[t("package.pallet"), `${unitsPerPallet}`] as Row] : []),
    ...(unitsPerPallet && areaPerUnit
      ? [
          [
            t("package.palletArea"),
            t("package.areaValue", {
              feet: squareFeet(areaPerUnit * unitsPerPallet, language),
              metres: squareMetres(areaPerUnit * unitsPerPallet, language),
            }),
          ] as Row,
        ]
      : []),
  ];
  return <FactTable title={t("package.title")} rows={rows} />;
}
