import "virtual:words/account+customer";
import "virtual:words/orders";
import "../../../media/line-picture.css";
import "./orders.css";
import { useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/orders-page";
import { OrderList } from "./later-parts.ts";
import { loadOrders } from "./load-orders.server.ts";

/** The orders of the business account, or of a private person. */
export const loader = pageLoader((visit) => loadOrders(visit, "orders"));

export const meta = accountHead("orders.title");

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  return (
    <AccountFrame
      root={root}
      title={t("orders.title")}
      beside={root.session?.isBusiness && <a href={address("account/retailorders")}>{t("account.nav.retailOrders")}</a>}
      isWide
    >
      <OrderList {...loaderData} kind="orders" />
    </AccountFrame>
  );
}
