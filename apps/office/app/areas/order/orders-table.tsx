import type { OfficeOrderRow } from "@azulejo/contract";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { nameOfPlace } from "../../frame/place-names.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { OrderProgress } from "./order-progress.tsx";

const customerOf = ({ company, firstName, lastName }: OfficeOrderRow): string => company ?? `${firstName} ${lastName}`;

/** Orders, one per row; the number links to the order. */
export function OrdersTable({ caption, orders }: { caption: string; orders: readonly OfficeOrderRow[] }) {
  const t = useText();
  const { money, shortDay } = useFormats();
  const columns: Column<OfficeOrderRow>[] = [
    { label: t("orders.number"), phone: "lead", cell: ({ orderNo }) => <Link to={`/orders/${orderNo}`}>{orderNo}</Link> },
    { label: t("orders.placed"), phone: "none", cell: ({ placedAt }) => <Placed at={placedAt} /> },
    { label: t("orders.customer"), phone: "lead", cell: customerOf },
    { label: t("orders.handover"), phone: "none", cell: ({ store }) => (store === null ? t("orders.delivery") : nameOfPlace(store)) },
    { label: t("orders.progress"), cell: (order) => <OrderProgress order={order} /> },
    {
      label: t("orders.promised"),
      phone: "state",
      cell: ({ dueOn, isLate, status }) =>
        dueOn &&
        status === "open" && (
          <span className={`whitespace-nowrap ${isLate ? "warn" : ""}`}>
            {t(isLate ? "orders.late" : "orders.due", { day: shortDay(dueOn) })}
          </span>
        ),
    },
    { label: t("orders.payment"), cell: ({ paymentStatus }) => <PaymentWord status={paymentStatus} /> },
    { label: t("orders.units"), phone: "none", isFigure: true, isExtra: true, cell: ({ quantity, canceled }) => quantity - canceled },
    { label: t("orders.total"), isFigure: true, cell: ({ totalCents, currency }) => money(totalCents, currency) },
  ];
  return <Ledger caption={caption} columns={columns} rows={orders} keyOf={({ orderNo }) => orderNo} />;
}

/** When an order was placed; without the time of day where the window is narrow. */
function Placed({ at }: { at: string }) {
  const { moment, momentDay } = useFormats();
  return (
    <time dateTime={at}>
      <span className="extra">{moment(at)}</span>
      <span className="instead">{momentDay(at)}</span>
    </time>
  );
}

export function PaymentWord({ status }: { status: OfficeOrderRow["paymentStatus"] }) {
  const t = useText();
  const isTrouble = status === "returned" || status === "unpaid" || status === "declined";
  return <span className={`whitespace-nowrap ${isTrouble ? "warn" : ""}`}>{t(`payment.${status ?? "none"}`)}</span>;
}
