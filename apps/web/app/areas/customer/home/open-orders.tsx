import type { OrderList } from "@azulejo/contract/areas/customer.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { OrderLedger } from "../orders/order-ledger.tsx";
import { PartHead } from "./part-head.tsx";

/** The newest open orders with their items, and a link to all. */
export function OpenOrders({ list }: { list: OrderList }) {
  const t = useText();
  const address = useAddress();
  return (
    <section className="orders">
      <PartHead
        words={t("customer.openOrders")}
        count={list.counts.open}
        link={{ href: address("account/orders"), words: t("customer.allOrders") }}
      />
      <OrderLedger list={list} sumOf={t("customer.openSum")} isShort />
    </section>
  );
}
