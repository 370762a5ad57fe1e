import type { OfficeQuote } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { Ledger } from "../../frame/ledger/ledger.tsx";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

/** The lines for which the customer requested a quote, with today's price and stock. */
export function RequestedLines({ lines }: Pick<OfficeQuote, "lines">) {
  const t = useText();
  const unitOf = useTextOr();
  const { money } = useFormats();
  const rows = lines.map((line, index) => ({ ...line, index }));
  return (
    <Ledger
      caption={t("quotes.lines")}
      rows={rows}
      keyOf={({ index }) => index}
      columns={[
        {
          label: t("line.item"),
          cell: ({ name, itemNo }) => (
            <div>
              {name}
              <small>
                <UnbrokenNumbers>{itemNo}</UnbrokenNumbers>
              </small>
            </div>
          ),
        },
        { label: t("advance.way"), cell: ({ fulfilment }) => t(`way.${fulfilment}`) },
        {
          label: t("quotes.quantity"),
          isFigure: true,
          cell: ({ quantity, sellUnit }) =>
            t("line.units", { count: quantity, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: quantity }) }),
        },
        {
          label: t("quotes.available"),
          isFigure: true,
          cell: ({ available, quantity }) => (
            <span className={available !== null && available < quantity ? "warn" : undefined}>{available ?? "—"}</span>
          ),
        },
        {
          label: t("quotes.today"),
          isFigure: true,
          cell: ({ todayCents }) => (todayCents === null ? t("quotes.notSold") : money(todayCents)),
        },
      ]}
    />
  );
}
