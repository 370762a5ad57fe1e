import "virtual:words/account+customer";
import "virtual:words/bag+checkout+order";
import "virtual:words/orders";
import "virtual:words/returns";
import "../orders/orders.css";
import "./order-details.css";
import { customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { Warnings } from "../../product/warnings.tsx";
import { BankNotice } from "../bank-notice.tsx";
import { DelayNotice } from "../delay/delay-notice.tsx";
import { KeepOrder } from "../keep-order.tsx";
import { readReturns } from "../returns/read-returns.server.ts";
import { ReturnList } from "../returns/return-list.tsx";
import { Shipments } from "../shipments.tsx";
import type { Route } from "./+types/order-page";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderInvoices } from "./order-invoices.tsx";
import { OrderParts } from "./order-parts.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { OrderTotal } from "./order-total.tsx";
import { readInvoices } from "./read-invoices.server.ts";

/** An order as users of its account see it: deliveries, amounts and their calculation, documents, and available actions. */
export const loader = pageLoader(async ({ context, language, params, url, notFound }) => {
  const id = params.id ?? "";
  try {
    const [details, receipt, invoices] = await Promise.all([
      callApi(context, language, customer.orderDetails, { id }),
      callApi(context, language, customer.receipt, { id }),
      readInvoices(context, language, id),
    ]);
    const returns = await readReturns(context, language, receipt);
    const hasFigures = url.searchParams.has("figures");
    // The details of the amounts are read only when their link is followed.
    return { ...details, receipt: hasFigures ? receipt : { ...receipt, derivation: null }, invoices, returns, hasFigures };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) notFound();
    throw error;
  }
});

export const meta = accountHead("orders.title");

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, receipt, parts, approval, invoices, returns, hasFigures } = loaderData;
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  return (
    <AccountFrame
      root={root}
      title={t("receipt.order", { order: String(order.orderNo) })}
      beside={
        <p className="order-actions">
          <ButtonLink href={`${address("account/quickorder")}?order=${receipt.receiptId}`}>{t("orders.again")}</ButtonLink>
          <ButtonLink href={address(`order/receipt/${receipt.receiptId}`)} look="quiet">
            {t("orders.receipt")}
          </ButtonLink>
        </p>
      }
      isWide
    >
      <div className="order-details">
        {order.state === "canceled" && <Notice>{t("receipt.canceledTitle", { order: String(order.orderNo) })}</Notice>}
        <OrderFacts order={order} receipt={receipt} approval={approval} hasStates={parts.length === 1} />
        <KeepOrder receipt={receipt} />
        <BankNotice receipt={receipt} />
        <DelayNotice receipt={receipt} language={root.language} />
        <div className="order-columns">
          <div>
            <OrderParts parts={parts} receipt={receipt} />
            <OrderSteps receipt={receipt} returns={returns} />
            <Shipments {...receipt} />
            <ReturnList receipt={receipt} returns={returns?.returns ?? []} />
            <Warnings warnings={[...new Set(receipt.lines.flatMap((line) => line.warnings))]} />
          </div>
          <aside>
            <OrderTotal receipt={receipt} isOpen={hasFigures} />
            <OrderInvoices invoices={invoices} />
            <OrderDocuments receipt={receipt} invoices={invoices} />
          </aside>
        </div>
      </div>
    </AccountFrame>
  );
}
