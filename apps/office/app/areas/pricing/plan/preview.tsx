import type { PriceChangePreview } from "@azulejo/contract/areas/office.ts";
import type { ReactNode } from "react";
import { Empty } from "../../../frame/empty.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ChangedPrices } from "./changed-prices.tsx";
import { PlanStart } from "./plan-start.tsx";

/** Shows the effects of a change before it is saved. @param children the button to save it, above the prices, of which there may be many */
export function Preview({ preview, children }: { preview: PriceChangePreview; children: ReactNode }) {
  const t = useText();
  const { figure } = useFormats();
  const { items, products, unchanged, onSale, replaced, later, ownPrices, openQuotes, startsOn, first } = preview;
  if (items === 0) return <Empty title={t("plan.nothing")}>{t("plan.nothingHint", { count: unchanged })}</Empty>;
  const facts = [
    ["plan.items", items],
    ["plan.products", products],
    ["plan.unchanged", unchanged],
    ["plan.onSale", onSale],
    ...(replaced ? ([["plan.replaced", replaced]] as const) : []),
    ...(later ? ([["plan.later", later]] as const) : []),
    ["plan.ownPrices", ownPrices],
    ["plan.openQuotes", openQuotes],
  ] as const;
  return (
    <section aria-labelledby="touches" className="mt-4">
      <div className="bar-heading">
        <h2 id="touches">{t("plan.touches")}</h2>
      </div>
      {startsOn && <PlanStart day={startsOn} />}
      <dl className="facts-line pt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </dl>
      {children}
      <ChangedPrices caption={t("plan.touches")} rows={first} />
      {items > first.length && <p className="page-text soft">{t("plan.more", { count: items - first.length })}</p>}
    </section>
  );
}
