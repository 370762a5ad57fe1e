import type { PriceChangePreview, ShopPrice } from "@azulejo/contract/areas/office.ts";
import { Empty } from "../../../frame/empty.tsx";
import { ItemCell } from "../../../frame/ledger/item-cell.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PriceInWords } from "./price-in-words.tsx";

type Row = PriceChangePreview["first"][number];

const charged = ({ listCents, saleCents }: ShopPrice): number => Math.min(listCents, saleCents ?? listCents);

/** What a change touches, before it is saved. */
export function Preview({ preview }: { preview: PriceChangePreview }) {
  const t = useText();
  const { figure, percent } = useFormats();
  const { items, products, unchanged, onSale, ownPrices, openQuotes, first } = preview;
  if (items === 0) return <Empty title={t("plan.nothing")}>{t("plan.nothingHint", { count: unchanged })}</Empty>;
  const facts = [
    ["plan.items", items],
    ["plan.products", products],
    ["plan.unchanged", unchanged],
    ["plan.onSale", onSale],
    ["plan.ownPrices", ownPrices],
    ["plan.openQuotes", openQuotes],
  ] as const;
  const difference = ({ before, after }: Row): string => {
    const share = charged(after) / charged(before) - 1;
    return share > 0 ? `+${percent(share)}` : percent(share).replace("-", "−");
  };
  return (
    <section aria-labelledby="touches" className="mt-4">
      <div className="bar-heading">
        <h2 id="touches">{t("plan.touches")}</h2>
      </div>
      <dl className="facts-line pt-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{figure(value)}</dd>
          </div>
        ))}
      </dl>
      <Ledger
        caption={t("plan.touches")}
        rows={first}
        keyOf={({ itemNo }) => itemNo}
        columns={[
          {
            label: t("goods.item"),
            cell: ({ itemNo, name }) => <ItemCell itemNo={itemNo} name={name} to={`/prices/history?item=${encodeURIComponent(itemNo)}`} />,
          },
          { label: t("plan.before"), isFigure: true, cell: ({ before }) => <PriceInWords price={before} /> },
          { label: t("plan.after"), isFigure: true, cell: ({ after }) => <PriceInWords price={after} /> },
          { label: t("plan.difference"), isFigure: true, cell: difference },
        ]}
      />
      {items > first.length && <p className="page-text soft">{t("plan.more", { count: items - first.length })}</p>}
    </section>
  );
}
