import type { OfficeOrder } from "@azulejo/contract";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { Piece } from "../../frame/ledger/piece.tsx";
import { wallTime } from "../../i18n/shop-clock.ts";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { OrderLine } from "./line-figures.ts";
import { LineLots } from "./line-lots.tsx";
import { promiseWords } from "./promise-words.ts";

interface Props {
  order: OfficeOrder;
  /** Opens the refund of a line; missing if the user may not refund. */
  onRefund?: ((lineId: number) => void) | undefined;
}

/** The lines of an order, with the progress of each. */
export function LinesTable({ order, onRefund }: Props) {
  const t = useText();
  const columns = useColumns(order, onRefund);
  return <Ledger caption={t("line.caption")} columns={columns} rows={order.lines} keyOf={({ lineId }) => lineId} />;
}

function useColumns(order: OfficeOrder, onRefund: Props["onRefund"]): Column<OrderLine>[] {
  const t = useText();
  const unitOf = useTextOr();
  const { money, shortDay } = useFormats();
  const sum = (figure: (line: OrderLine) => number): number => order.lines.reduce((all, line) => all + figure(line), 0);
  const units = (count: number) => (count === 0 ? "—" : count);
  const figure = (label: string, of: (line: OrderLine) => number, isShort?: (line: OrderLine) => boolean): Column<OrderLine> => ({
    label,
    isFigure: true,
    cell: (line) => (isShort?.(line) ? <span className="warn">{of(line)}</span> : units(of(line))),
    foot: units(sum(of)),
  });
  const has = (way: OrderLine["fulfilment"]): boolean => order.lines.some(({ fulfilment }) => fulfilment === way);
  const isOpen = order.status === "open";
  const today = wallTime(new Date()).slice(0, 10);
  return [
    {
      label: t("line.item"),
      cell: (line) => <ItemName line={line} />,
    },
    { label: t("line.lots"), phone: "acts", cell: (line) => <LineLots lots={line.lots} earlierLot={line.earlierLot} /> },
    {
      label: t("line.ordered"),
      phone: "named",
      isFigure: true,
      cell: ({ quantity, canceled, sellUnit }) => (
        <div>
          {t("line.units", { count: quantity, unit: unitOf(`unit.${sellUnit}`, sellUnit, { count: quantity }) })}
          {canceled > 0 && <small className="warn">{t("line.canceled", { count: canceled })}</small>}
        </div>
      ),
    },
    figure(
      t("line.picked"),
      ({ picked }) => picked,
      (line) => isOpen && line.promisedOn !== null && line.promisedOn < today && line.picked < line.quantity - line.canceled,
    ),
    ...(has("PKUP") ? [figure(t("line.ready"), ({ ready }) => ready)] : []),
    figure(t("line.shipped"), ({ shipped }) => shipped),
    ...(has("DLVR") ? [figure(t("line.delivered"), ({ delivered }) => delivered)] : []),
    {
      label: t("line.amount"),
      phone: "end",
      isFigure: true,
      cell: (line) => <LineAmount line={line} currency={order.currency} onRefund={onRefund} />,
      foot: <span className="total">{money(order.goodsCents, order.currency)}</span>,
    },
    {
      label: t("line.promised"),
      phone: "state",
      cell: (line) =>
        line.promisedOn && (
          <div>
            {shortDay(line.promisedOn)}
            <small>{promiseWords(line, t)}</small>
          </div>
        ),
    },
  ];
}

function ItemName({ line: { name, detail, itemNo, piece } }: { line: OrderLine }) {
  return (
    <div className="line-item with-piece">
      <Piece of={piece} />
      <span>
        {name}
        <small>
          {detail}
          <br />
          <Link to={`/stock?item=${encodeURIComponent(itemNo)}`}>
            <UnbrokenNumbers>{itemNo}</UnbrokenNumbers>
          </Link>
        </small>
      </span>
    </div>
  );
}

function LineAmount({ line, currency, onRefund }: { line: OrderLine; currency: string; onRefund: Props["onRefund"] }) {
  const t = useText();
  const { money } = useFormats();
  const { lineId, name, goodsCents, refundedCents, unitPriceCents } = line;
  return (
    <div>
      {money(goodsCents, currency)}
      <small>{t("line.each", { price: money(unitPriceCents, currency) })}</small>
      {refundedCents > 0 && <small>{t("line.refunded", { amount: money(refundedCents, currency) })}</small>}
      {onRefund && (
        <button type="button" className="link-button" aria-label={t("line.refundOf", { name })} onClick={() => onRefund(lineId)}>
          {t("line.refund")}
        </button>
      )}
    </div>
  );
}
