import { type customer, ShopError } from "@azulejo/contract";
import type { PaymentStatus } from "@azulejo/database";
import type { Verb } from "../../../calls/handler.ts";
import { hashOf } from "../../../session/ticket.ts";
import { listSavedPayments } from "../../saved-payment/index.ts";
import { offerBankDebit } from "../bank-debit/mandate.ts";
import { selectOwed, selectPayableOrder, selectPaymentsOfRequest, selectPayRequest } from "./pay-request.repository.ts";
import { dueToReader, type RequestStatus, statusOf } from "./request-status.rules.ts";

export const readPayRequest: Verb<typeof customer.payOrderRequest> = async (context, { slug }) => {
  const { query, storefront, payments, now } = context;
  const request = await selectPayRequest(query, { storefrontId: storefront.id, kind: "link", tokenHash: hashOf(slug) });
  const order = request && (await selectPayableOrder(query, { id: request.orderId }));
  if (!request || !order) throw new ShopError("customer_pay_link_unknown");
  const owed = await selectOwed(query, order.id);
  const used = request.paidAt ? (await selectPaymentsOfRequest(query, request.id)).find((one) => one.last4 !== null) : undefined;
  const status = afterBank(statusOf(request, order, dueToReader(owed), now()), used);
  return {
    status,
    orderNo: order.orderNo,
    currency: order.currency,
    totalCents: order.totalCents,
    amountCents: used?.amountCents ?? owed.owedCents,
    card: used ? { brand: used.brand ?? "", last4: used.last4 ?? "" } : null,
    payment: {
      scriptUrl: payments.scriptUrl,
      publishableKey: payments.publishableKey,
      bankDebit: status === "open" ? await offerBankDebit(context, owed.owedCents) : null,
      payPal: context.wallet && { scriptUrl: context.wallet.scriptUrl(order.currency, context.language) },
      saved: await listSavedPayments(context),
    },
  };
};

/** Returns the status of a paid link by its payment: pending while the bank hasn't answered, expired after a return. */
function afterBank(status: RequestStatus, used: { status: PaymentStatus } | undefined): RequestStatus | "pending" {
  if (status !== "paid" || !used) return status;
  return used.status === "pending" ? "pending" : used.status === "returned" ? "expired" : "paid";
}
