import "virtual:words/account+customer";
import "virtual:words/orders";
import "../../../media/line-picture.css";
import "./orders.css";
import { useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/retail-orders-page";
import { OrderList } from "./later-parts.ts";
import { loadOrders } from "./load-orders.server.ts";

/** Personal orders of a business's user. */
export const loader = pageLoader((visit) => loadOrders(visit, "retailorders"));

export const meta = accountHead("orders.retailTitle");

export default function RetailOrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  return (
    <AccountFrame root={root} title={t("orders.retailTitle")} lead={root.session?.isBusiness ? t("orders.retailLead") : undefined} isWide>
      <OrderList {...loaderData} kind="retailorders" />
    </AccountFrame>
  );
}
