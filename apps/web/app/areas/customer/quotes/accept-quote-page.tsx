import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import "virtual:words/checkout+pay";
import "virtual:words/quotes";
import "../../checkout/checkout.css";
import "../orders/orders.css";
import "./quotes.css";
import { checkout, customer } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { data, redirect } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { text, useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import { keepAddress } from "../../account/secret-address.ts";
import { payPalNoticeIn } from "../../checkout/paypal/paypal-notice.ts";
import { returnFromPayPal } from "../../checkout/paypal/return-from-paypal.server.ts";
import { paymentIn } from "../../checkout/ways-to-pay.ts";
import type { Route } from "./+types/accept-quote-page";
import { AcceptForms } from "./accept-forms.tsx";
import { QuoteVersion } from "./quote-version.tsx";
import { namedIn, readQuote, whichOf } from "./read-quote.server.ts";

export const headers = keepAddress;

/** A quote to be accepted, identified by its number or by an emailed link. */
export const loader = pageLoader(async (visit) => {
  const named = namedIn(visit.url);
  const quote = await readQuote(visit, named);
  const page = `${visit.address("order/acceptquote")}?quote=${quote.quoteNo}`;
  await returnFromPayPal(visit, { bagId: quote.checkout?.bag.shoppingBagQuoteId ?? null, page });
  const notice = payPalNoticeIn(visit.url.searchParams.get("paypal"));
  return { quote, link: named.ticket ?? null, notice, attempt: crypto.randomUUID() };
});

/** Accepts on the credit line at once, or prepares the order and pays it in another way. */
export const action = pageAction(async ({ request, context, language, address, url }) => {
  const form = await request.formData();
  const attempt = entry(form, "attempt");
  const payment = form.get("intent") === "pay" ? "Checkout" : "Credit";
  const agreement = {
    expectedTotalCents: Number(form.get("expectedTotalCents")),
    agreed: form.get("agreed") === "on",
    termsVersion: entry(form, "termsVersion"),
  };
  const versionNo = Number(form.get("versionNo"));
  const lotsAgreed = form.get("lotsAgreed") === "on";
  try {
    const accepted = await callApi(
      context,
      language,
      customer.acceptQuote,
      { ...whichOf(namedIn(url)), ...agreement, versionNo, lotsAgreed, payment },
      { idempotencyKey: `${attempt}:accept:${payment}` },
    );
    if (accepted.status === "placed") throw redirect(address(`order/receipt/${accepted.receiptId}`));
    const { shoppingBagQuoteId } = accepted;
    const input = { shoppingBagQuoteId, attempt, ...agreement, payment: paymentIn(form) };
    const outcome = await callApi(context, language, checkout.complete, input, { idempotencyKey: `${attempt}:complete` });
    if (outcome.status === "placed") throw redirect(address(`order/receipt/${outcome.receiptId}`));
    if (outcome.status === "approvalRequired") throw redirect(outcome.approvalUrl);
    return data({ outcome, faults: null as FormFaults | null });
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "quotes.acceptTitle"), noindex: true });
}

export default function AcceptQuotePage({ loaderData: { quote, link, notice, attempt }, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const { session } = useShellData();
  const [newest] = quote.versions;
  const number = String(quote.quoteNo);
  const reject = link ? `link=${link}` : `quote=${number}`;
  if (!newest || !quote.checkout) return <Closed quote={quote} />;
  return (
    <article className="quote-decision">
      <div>
        <h1 className="text-title">{t("quotes.heading", { number })}</h1>
        <p className="mt-2 text-ink-soft">{[quote.jobName, quote.purchaseOrderNo].filter(Boolean).join(", ")}</p>
        <QuoteVersion version={newest} asked={quote.asked} currency={quote.currency} />
        <p className="mt-4 max-w-prose text-small text-ink-soft">{t("quotes.stockText")}</p>
      </div>
      <aside aria-label={t("quotes.accept")}>
        {notice && <Notice kind="alert">{t(`pay.payPal.${notice}`)}</Notice>}
        <AcceptForms
          quote={quote}
          checkout={quote.checkout}
          versionNo={newest.versionNo}
          attempt={attempt}
          canPay={session !== null}
          result={actionData}
        />
        {!session && !quote.checkout.payment.creditLine && (
          <div className="space-y-4">
            <Notice>{t("quotes.signInText")}</Notice>
            <ButtonLink
              href={`${address("account/login")}?returnTo=${encodeURIComponent(`${address("order/acceptquote")}?quote=${number}`)}`}
            >
              {t("quotes.signIn")}
            </ButtonLink>
          </div>
        )}
        <p className="mt-8">
          <a href={`${address("order/rejectquote")}?${reject}`}>{t("quotes.reject")}</a>
        </p>
      </aside>
    </article>
  );
}

/** Explains why a quote can't be accepted now. */
function Closed({ quote }: { quote: Route.ComponentProps["loaderData"]["quote"] }) {
  const t = useText();
  const address = useAddress();
  const { session } = useShellData();
  const why = quote.state === "open" ? (quote.mayDecide ? "changed" : "role") : quote.state;
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t("quotes.heading", { number: String(quote.quoteNo) })}</h1>
      <p>{t(`quotes.closed.${why}`, { phone: quote.phone })}</p>
      {quote.order && (
        <p>
          <a href={address(`order/receipt/${quote.order.receiptId}`)}>{t("quotes.order", { order: String(quote.order.orderNo) })}</a>
        </p>
      )}
      {session && (
        <p>
          <a href={address(`account/quotes/${quote.quoteNo}`)}>{t("quotes.open")}</a>
        </p>
      )}
    </article>
  );
}
