import type { OfficeOrderRow } from "@azulejo/contract";
import { Link } from "react-router";
import { PagePart } from "../../frame/pages/detail-page.tsx";
import { useText } from "../../i18n/text.ts";
import { OrdersTable } from "../order/orders-table.tsx";

/** A customer's newest orders, and a link to all. */
export function RecentOrders({ orders, query }: { orders: readonly OfficeOrderRow[]; query: string }) {
  const t = useText();
  return (
    <PagePart title={t("section.orders")} actions={<Link to={`/orders?${query}`}>{t("customer.allOrders")}</Link>}>
      {orders.length > 0 ? (
        <OrdersTable caption={t("section.orders")} orders={orders} />
      ) : (
        <p className="page-text soft">{t("customer.noOrders")}</p>
      )}
    </PagePart>
  );
}
