import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { type MessageKey, useText } from "../../../../i18n/text.ts";
import { factRows, type Row } from "../../fact-rows.ts";
import type { DetailData } from "../detail-data.ts";
import { figuresOf } from "./key-figures.tsx";

/** The labels of each list; every other fact is in the third. */
const dimensions: MessageKey[] = [
  "product.size",
  "product.actualSize",
  "product.dimensions",
  "product.packageSize",
  "product.thickness",
  "product.edge",
  "fact.rectified",
];
const surface: MessageKey[] = ["product.color", "product.finish", "fact.mohs", "fact.shadeVariation", "fact.pei", "fact.dcofWet"];
const origin: MessageKey[] = ["fact.origin", "product.uses", "fact.recycledPct"];

/** All measured and declared facts in four short lists, without the item number and the figures above them. */
export function FactLists({ product, selected }: { product: DetailData["detail"]["product"]; selected: Variant }) {
  const t = useText();
  const above = new Set([t("product.itemNo"), ...figuresOf(product).map((key) => t(`fact.${key}`))]);
  const rows = factRows(useLanguage(), product, selected).filter(([label]) => !above.has(label));
  const of = (keys: MessageKey[]) => rows.filter(([label]) => keys.some((key) => t(key) === label));
  const placed = new Set([...dimensions, ...surface, ...origin].map((key) => t(key)));
  const lists: { title: MessageKey; rows: Row[] }[] = [
    { title: "detail.dimensions", rows: of(dimensions) },
    { title: "detail.surface", rows: of(surface) },
    { title: "detail.body", rows: rows.filter(([label]) => !placed.has(label)) },
    { title: "detail.originAndUse", rows: [...of(origin), [t("detail.series"), product.seriesName]] },
  ];
  return (
    <div className="fact-lists">
      {lists
        .filter((list) => list.rows.length > 0)
        .map((list) => (
          <section key={list.title}>
            <h3>{t(list.title)}</h3>
            <dl>
              {list.rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}
