import "virtual:words/orders";
import "./orders.css";
import type { OrderList } from "@azulejo/contract/areas/customer.ts";
import type { ReactNode } from "react";
import { money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { OrderRow } from "./order-row.tsx";

interface Props {
  list: Pick<OrderList, "orders" | "totalCents" | "today">;
  /** The label of the sum below the orders. */
  sumOf: string;
  /** Returns the heading cell of a sortable column; if missing, no column can be sorted. */
  sortable?(key: "ordered" | "total"): ReactNode;
  /** Omits who ordered, and puts the date below the number and the branch below the job name. */
  isShort?: boolean;
}

/** Orders as a table, or as blocks on a phone, with their sum. */
export function OrderLedger({ list: { orders, totalCents, today }, sumOf, sortable, isShort = false }: Props) {
  const t = useText();
  const language = useLanguage();
  const hasPrices = totalCents !== null;
  const hasJobs = orders.some((order) => order.jobName || order.purchaseOrderNo || (isShort && order.branch));
  const head = (key: "order" | "ordered" | "by" | "job" | "pieces" | "lots" | "promised" | "state" | "total") => (
    <th scope="col" className={key}>
      {t(`orders.column.${key}`)}
    </th>
  );
  return (
    <table className={isShort ? "ledger short-ledger" : "ledger order-ledger"}>
      <thead>
        <tr>
          {head("order")}
          {!isShort && (sortable?.("ordered") ?? head("ordered"))}
          {!isShort && head("by")}
          {hasJobs && head("job")}
          {head("pieces")}
          {head("lots")}
          {head("promised")}
          {head("state")}
          {hasPrices && (sortable?.("total") ?? head("total"))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} today={today} hasPrices={hasPrices} hasJobs={hasJobs} isShort={isShort} />
        ))}
      </tbody>
      {hasPrices && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={(hasJobs ? 8 : 7) - (isShort ? 2 : 0)}>
              {sumOf}
            </th>
            <td className="total">
              <strong>{money(totalCents, language, orders[0]?.currency)}</strong>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
