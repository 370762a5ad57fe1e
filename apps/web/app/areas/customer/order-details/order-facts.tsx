import type { customer, ValueOf } from "@azulejo/contract";
import type { ListedOrder, OrderDetails } from "@azulejo/contract/areas/customer.ts";
import { day } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { OrderState } from "../orders/order-state.tsx";

interface Props {
  order: ListedOrder;
  receipt: ValueOf<typeof customer.receipt>;
  approval: OrderDetails["approval"];
  /** Whether each delivery shows its own status, so that the order needn't. */
  hasStates: boolean;
}

/** An order's job name, who placed and approved it, its progress, and its destination. */
export function OrderFacts({ order, receipt, approval, hasStates }: Props) {
  const t = useText();
  const language = useLanguage();
  const { deliveryAddress: to, pickupStore: store } = receipt;
  const on = day(order.placedAt, language);
  const facts = [
    [t("orders.column.state"), !hasStates && <OrderState key="state" order={order} />],
    [t("orders.column.earlier"), order.earlierNo],
    [t("orders.column.job"), order.jobName],
    [t("orders.column.purchaseOrder"), order.purchaseOrderNo],
    [t("orders.column.branch"), order.branch],
    // Another system may not have recorded who placed the order.
    [t("orders.column.ordered"), order.placedBy === "" ? on : t("orders.orderedBy", { day: on, name: order.placedBy })],
    [t("orders.approved"), approval && t("orders.approvedBy", { day: day(approval.on, language), name: approval.by })],
    [t("receipt.deliverTo"), to && `${[to.line1, to.line2].filter(Boolean).join(" ")}, ${to.city}, ${to.province} ${to.postalCode}`],
    [t("receipt.pickUpAt"), store && `${store.name}, ${store.street}, ${store.city}`],
  ] as const;
  return (
    <dl className="order-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
