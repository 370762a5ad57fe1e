import "virtual:words/account+customer";
import "virtual:words/checkout+pay";
import "virtual:words/invoices";
import "../../checkout/checkout.css";
import "../orders/orders.css";
import "./invoices.css";
import { customer } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, redirect } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { accountIn, cardIn, readWayToPay } from "../../checkout/ways-to-pay.ts";
import { PaymentForm } from "../pay-order/payment-form.tsx";
import type { Route } from "./+types/pay-invoices-page";
import { type Chosen, partsOf, readChosen } from "./chosen-invoices.ts";
import { CreditForm } from "./credit-form.tsx";
import { HiddenPrices } from "./hidden-prices.tsx";
import { unlessHidden } from "./load-invoices.server.ts";
import { PartsForm } from "./parts-form.tsx";

/** The selected invoices, the amount for each, and the payment method. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const chosen: Chosen[] = readChosen(url.searchParams);
  const invoiceNos = chosen.map((one) => one.invoiceNo);
  const read = await unlessHidden(async () => {
    if (invoiceNos.length === 0) return { ...partsOf([], []), payment: null, currency: "USD" };
    const list = await callApi(context, language, customer.openInvoices, { invoiceNos, status: "open", pageSize: 200 });
    const divided = partsOf(chosen, list.invoices);
    const { amountCents } = divided;
    const summary = await callApi(context, language, customer.openInvoicesSummary, amountCents > 0 ? { amountCents } : {});
    return { ...divided, payment: summary.payment, currency: summary.currency };
  });
  return { read, attempt: crypto.randomUUID() };
});

export const action = pageAction(async ({ request, context, language, address }) => {
  const form = await request.formData();
  const numbers = (name: string) => form.getAll(name).map(Number);
  try {
    const amounts = numbers("amountCents");
    const invoices = numbers("invoiceNo").map((invoiceNo, index) => ({ invoiceNo, amountCents: amounts[index] ?? 0 }));
    const input = { attempt: entry(form, "attempt"), invoices, payment: paymentIn(form) };
    const outcome = await callApi(context, language, customer.payInvoices, input, { idempotencyKey: `${entry(form, "attempt")}:pay` });
    if (outcome.status === "paid" || outcome.status === "pending") {
      leaveNotice(context, outcome.status === "paid" ? "account.notice.invoicesPaid" : "account.notice.invoicesPending");
      throw redirect(address("account/invoices"));
    }
    return data({ outcome, faults: null as FormFaults | null });
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

function paymentIn(form: FormData) {
  if (form.get("way") === "credit") return { type: "Credit" as const };
  return readWayToPay(form) === "bank" ? accountIn(form) : cardIn(form);
}

export const meta = accountHead("invoices.payTitle");

export default function PayInvoicesPage({ loaderData: { read, attempt }, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  if (!read)
    return (
      <AccountFrame root={root} title={t("invoices.payTitle")}>
        <HiddenPrices />
      </AccountFrame>
    );
  const { parts, amountCents, isWrong, payment, currency } = read;
  const used = parts.filter((part) => part.amountCents !== 0);
  const hidden = used.map(({ invoice: { invoiceNo }, amountCents: cents }) => (
    <span key={invoiceNo}>
      <input type="hidden" name="invoiceNo" value={invoiceNo} />
      <input type="hidden" name="amountCents" value={cents} />
    </span>
  ));
  return (
    <AccountFrame root={root} title={t("invoices.payTitle")} lead={t("invoices.payLead")} isWide>
      {parts.length === 0 ? (
        <p>
          {t("invoices.nothingChosen")} <a href={address("account/invoices")}>{t("invoices.back")}</a>
        </p>
      ) : (
        <div className="pay-invoices">
          <PartsForm parts={parts} amountCents={amountCents} currency={currency} />
          {isWrong && <Notice kind="alert">{t("invoices.wrongAmount")}</Notice>}
          {!isWrong && amountCents > 0 && payment && (
            <div className="pay-order">
              <PaymentForm script={payment} amountCents={amountCents} currency={currency} attempt={attempt} result={actionData}>
                {hidden}
              </PaymentForm>
            </div>
          )}
          {!isWrong && amountCents === 0 && used.length > 0 && (
            <CreditForm attempt={attempt} faults={actionData?.faults ?? null}>
              {hidden}
            </CreditForm>
          )}
        </div>
      )}
    </AccountFrame>
  );
}
