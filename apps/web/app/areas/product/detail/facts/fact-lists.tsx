import type { Variant } from "@azulejo/contract/areas/product.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { type MessageKey, useText } from "../../../../i18n/text.ts";
import { factRows, ownFacts, type Row } from "../../fact-rows.ts";
import type { DetailData } from "../detail-data.ts";
import { figuresOf } from "./key-figures.tsx";

/** Labels of the facts in each list; all other facts are in the third list. */
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
const origin: MessageKey[] = ["product.kind", "fact.origin", "product.uses", "fact.recycledPct"];

/** Returns the supplier's own facts, under its own headings; those without a heading come last. */
function ownLists(selected: Variant, otherwise: string): { title: string; rows: Row[] }[] {
  const byGroup = Map.groupBy(ownFacts(selected), ({ group }) => group);
  const named = [...byGroup.keys()].filter((group) => group !== null);
  return [...named, null].map((group) => ({
    title: group ?? otherwise,
    rows: (byGroup.get(group) ?? []).map(({ label, text }): Row => [label, text]),
  }));
}

/** All measured and declared facts in short lists, except the item number and the key figures above. */
export function FactLists({ product, selected }: { product: DetailData["detail"]["product"]; selected: Variant }) {
  const t = useText();
  const above = new Set([t("product.itemNo"), ...figuresOf(product).map((key) => t(`fact.${key}`))]);
  const own = new Set(ownFacts(selected).map(({ label }) => label));
  const rows = factRows(useLanguage(), product, selected).filter(([label]) => !above.has(label) && !own.has(label));
  const of = (keys: MessageKey[]) => rows.filter(([label]) => keys.some((key) => t(key) === label));
  const placed = new Set([...dimensions, ...surface, ...origin].map((key) => t(key)));
  const lists: { title: string; rows: Row[] }[] = [
    { title: t("detail.dimensions"), rows: of(dimensions) },
    { title: t("detail.surface"), rows: of(surface) },
    { title: t("detail.body"), rows: rows.filter(([label]) => !placed.has(label)) },
    { title: t("detail.originAndUse"), rows: [...of(origin), [t("detail.series"), product.seriesName]] },
    ...ownLists(selected, t("detail.moreFacts")),
  ];
  return (
    <div className="fact-lists">
      {lists
        .filter((list) => list.rows.length > 0)
        .map((list) => (
          <section key={list.title}>
            <h3>{list.title}</h3>
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
