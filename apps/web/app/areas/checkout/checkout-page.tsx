import "virtual:words/bag+checkout";
import "./checkout.css";
import { bagCalls, checkout, customer } from "@azulejo/contract";
import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import type { ReactNode } from "react";
import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import { entry, formFaults } from "../../form/form-faults.server.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { type MessageKey, text, useText } from "../../i18n/text.ts";
import { unitCount } from "../../i18n/units.ts";
import { LinePicture } from "../../media/line-picture.tsx";
import { ApiError, callApi } from "../../request/api.server.ts";
import { openBagSession, readBag } from "../../request/bag.server.ts";
import { isByDocument } from "../../request/by-document.server.ts";
import { readPlainCookie } from "../../request/cookies.server.ts";
import { readStates } from "../../request/states.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { fullTitle } from "../../shell/head/title.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { toPostalCode, zipCookie } from "../delivery/zip.ts";
import { Warnings } from "../product/warnings.tsx";
import { promotionIntents } from "../promotion/promotion-actions.server.ts";
import { mayMeasure } from "../tag/consent.server.ts";
import type { Route } from "./+types/checkout-page";
import { flowOf, mayOpen, nextStep, partAt, type Step, stepAfter, stepAt, stepPath } from "./checkout-steps.ts";
import { giftCardIntents } from "./gift-card/gift-card-actions.server.ts";
import { totalOf } from "./order-total.ts";
import {
  AddressStep,
  ApprovalStep,
  ContactStep,
  DeliveryStep,
  DoneSteps,
  GiftCardPart,
  OrderSummary,
  PaymentStep,
  PickupStep,
  PromoStep,
  QuoteNotice,
} from "./parts/later-parts.ts";
import { payPalNoticeIn } from "./paypal/paypal-notice.ts";
import { returnFromPayPal } from "./paypal/return-from-paypal.server.ts";
import { keepInBook, readSignedInDetails } from "./signed-in-details.server.ts";
import { placeOrder, readStep } from "./step-forms.server.ts";
import { OpenPart } from "./step-part.tsx";

export const loader = pageLoader(async (visit) => {
  const { request, rest, path, context, language, siteKey, address } = visit;
  const session = await openBagSession(request, context, language);
  const flow = flowOf(path);
  const requested = stepAt(flow, rest);
  if (!session.id) throw redirect(address("shoppingbag"));
  const nextBag = async () => session.headers(await readBag(context, language, session.id));
  if (requested === "payment") await returnFromPayPal(visit, { bagId: session.id, page: address("checkout/payment"), onPlaced: nextBag });
  try {
    const quote = await callApi(context, language, checkout.checkout, { shoppingBagQuoteId: session.id });
    const blocked = quote.bag.lines.some((line) => line.problems.length > 0 || line.fulfilment === "NONE");
    if (quote.bag.lines.length === 0 || (blocked && !onlyPickupMissing(quote.bag.lines))) throw redirect(address("shoppingbag"));
    const asksWho = flow === "checkout2" && !visit.session && !quote.contact;
    if (!requested && asksWho) throw redirect(address("checkout2/login"));
    if (!requested || !mayOpen(quote, requested, flow)) throw redirect(address(stepPath(flow, nextStep(quote))));
    if (quote.payment.payPal && !isByDocument(request) && !isWithinCheckout(request)) throw redirectDocument(address(`${flow}/${rest}`));
    const country = quote.deliveryAddress?.country ?? "US";
    const payPalNotice = payPalNoticeIn(new URL(request.url).searchParams.get("paypal"));
    const [own, countries, pickupStores] = await Promise.all([
      readSignedInDetails(visit),
      readStates(context, language),
      requested === "pickup" ? callApi(context, language, bagCalls.pickupStores, { shoppingBagQuoteId: session.id }) : [],
    ]);
    return {
      quote,
      own,
      flow,
      step: requested,
      part: partAt(rest),
      country,
      countries,
      zip: toPostalCode(readPlainCookie(request, zipCookie(siteKey)) ?? ""),
      pickupStores,
      attempt: crypto.randomUUID(),
      payPalNotice,
    };
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith("webshoppingbag_")) throw redirect(address("shoppingbag"));
    throw error;
  }
});

/** Only a checkout document may load PayPal's script, so a document loaded elsewhere is replaced. */
const isWithinCheckout = ({ headers }: Request): boolean =>
  /^https?:\/\/[^/]+\/[a-z]{2}\/checkout2?(?:[/?#]|$)/.test(headers.get("referer") ?? "");

/** Returns whether missing pickup stores are the only problems; the pickup step asks for them. */
const onlyPickupMissing = (lines: { fulfilment: string; problems: { code: string }[] }[]): boolean =>
  lines.every((line) => line.problems.every((problem) => problem.code === "fulfilment_missing" && line.fulfilment === "PKUP"));

export const action = pageAction(async (visit) => {
  const { request, rest, path, context, language, address } = visit;
  const flow = flowOf(path);
  const session = await openBagSession(request, context, language);
  const form = await request.formData();
  if (!session.id) throw redirect(address("shoppingbag"));
  try {
    if (form.get("intent") === "place") {
      const outcome = await placeOrder(context, language, session.id, form, mayMeasure(request, session.siteKey));
      if (outcome.status === "placed") {
        // Items added during the bank's authentication go into the next bag.
        const headers = await session.headers(await readBag(context, language, session.id));
        throw redirect(address(`order/receipt/${outcome.receiptId}`), { headers });
      }
      if (outcome.status === "approvalRequired" && form.get("payment.inPage") === null) throw redirect(outcome.approvalUrl);
      return data({ outcome, faults: null as FormFaults | null });
    }
    if (form.get("intent") === "ask-approval") {
      const note = entry(form, "note");
      await callApi(context, language, customer.askApproval, { shoppingBagQuoteId: session.id, ...(note && { note }) });
      throw redirect(address(`${flow}/${rest}`));
    }
    const step = stepAt(flow, rest) ?? "user";
    const intent = entry(form, "intent");
    const changeCodes = promotionIntents[intent] ?? giftCardIntents[intent];
    if (changeCodes) {
      await changeCodes({ context, language, bagId: session.id, form });
      if (isByDocument(request)) throw redirect(address(stepPath(flow, step)));
      return data({ outcome: null, faults: null as FormFaults | null });
    }
    const quote = await readStep(context, language, session.id, step, form);
    if (form.get("keep") === "on" && quote.deliveryAddress) await keepInBook(visit, quote.deliveryAddress);
    throw redirect(address(stepPath(flow, stepAfter(quote, step, flow))));
  } catch (error) {
    const { data: refused, init } = formFaults(error, form);
    return data({ outcome: null, faults: refused.faults }, init ?? {});
  }
});

/** Error codes that mean the page shows outdated data. */
const outdated: unknown[] = [
  "customer_payment_not_found",
  "checkout_total_changed",
  "checkout_terms_changed",
  "checkout_mandate_changed",
  "checkout_gift_card_changed",
  "checkout_approval_needed",
  "customer_approval_needless",
];

/** The router doesn't reload data after an error; without this, the shopper would be refused at the same outdated total again and again. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || outdated.includes(actionResult?.faults?.code);

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  if (!root) return headOf({ root, location, noindex: true });
  const { language, settings } = root;
  const checkoutTitle = text(language, "checkout.title");
  const title = loaderData
    ? fullTitle(text(language, `step.${loaderData.part ?? loaderData.step}`), settings.titleSeparator, checkoutTitle)
    : checkoutTitle;
  return headOf({ root, location, title, noindex: true });
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { language } = root;
  const address = useAddress();
  const { quote, own, flow, step } = loaderData;
  const faults = actionData?.faults ?? null;
  // With errors, the first wrong field gets the focus instead.
  const part = faults ? null : loaderData.part;
  const view: Record<Step, () => ReactNode> = {
    user: () => <ContactStep quote={quote} own={own} faults={faults} />,
    shipping: () => <AddressStep quote={quote} own={own} countries={loaderData.countries} zip={loaderData.zip} faults={faults} />,
    pickup: () => <PickupStep stores={loaderData.pickupStores} person={quote.pickupPerson} root={root} faults={faults} />,
    "shipping-options": () => <DeliveryStep quote={quote} language={language} faults={faults} />,
    promo: () => <PromoStep quote={quote} faults={faults} />,
    payment: () => <PaymentOrApproval {...loaderData} language={language} faults={faults} />,
  };
  return (
    <div className="checkout">
      <details className="checkout-sum">
        <summary>
          <SummaryLine quote={quote} language={language} />
        </summary>
        <div>
          <OrderSummary quote={quote} language={language} faults={faults} hasCodes={step !== "promo"} />
        </div>
      </details>
      <div className="checkout-work">
        <h1 id="step">{t(`step.${step}` as MessageKey)}</h1>
        <DoneSteps quote={quote} step={step} flow={flow} language={language} />
        <section aria-labelledby="step" tabIndex={-1} {...(part === null && { "data-arrival": "" })} className="step-now outline-none">
          {quote.notDeliverable && step !== "user" && (
            <div className="mb-6">
              <Notice kind="alert">{t(`notDeliverable.${quote.notDeliverable}` as MessageKey)}</Notice>
            </div>
          )}
          <QuoteNotice quote={quote} language={language} />
          <CodesWithoutEffect quote={quote} />
          {step === "payment" && quote.warnings.length > 0 && (
            <div className="checkout-warnings">
              <Warnings warnings={quote.warnings} />
            </div>
          )}
          <OpenPart value={part}>{view[step]()}</OpenPart>
        </section>
      </div>
      <aside aria-label={t("bag.summary")} className="checkout-aside">
        <h2 className="mb-3 text-[1.75rem] leading-[2.125rem]">{t("checkout.yourOrder")}</h2>
        <OrderSummary quote={quote} language={language} faults={faults} hasCodes={step !== "promo"} />
        <ReturnRules lines={quote.bag.lines} />
        {root.session && (
          <p className="mb-5 text-small">
            <a href={address("order/requestquote")}>{t("bag.quote")}</a>
          </p>
        )}
        <Warnings warnings={quote.warnings} />
      </aside>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

/** Shows the payment, or who has to approve the order first. */
function PaymentOrApproval({
  quote,
  countries,
  attempt,
  payPalNotice,
  language,
  faults,
}: Loaded & { language: Language; faults: FormFaults | null }) {
  const t = useText();
  return (
    <>
      {payPalNotice && (
        <div className="mb-6">
          <Notice kind="alert">{t(`payPal.${payPalNotice}`)}</Notice>
        </div>
      )}
      {quote.approval && quote.approval.state !== "approved" ? (
        <ApprovalStep approval={quote.approval} currency={quote.totals.currency} language={language} faults={faults} />
      ) : (
        <>
          <GiftCardPart quote={quote} language={language} faults={faults} />
          <PaymentStep quote={quote} countries={countries} attempt={attempt} language={language} faults={faults} />
        </>
      )}
    </>
  );
}

/** Says which codes don't apply and why, because the summary that also says it is folded. */
function CodesWithoutEffect({ quote }: { quote: Quote }) {
  const waiting = quote.bag.promotions.filter(({ refusal }) => refusal !== null);
  return waiting.length === 0 ? null : <p className="codes-without-effect">{waiting.map(({ refusal }) => refusal?.message).join(" ")}</p>;
}

/** The order's items and price in one line, which can be opened. */
function SummaryLine({ quote, language }: { quote: Quote; language: Language }) {
  const t = useText();
  const { bag, totals } = quote;
  const [first] = bag.lines;
  if (!first) return null;
  const quantity = unitCount(first.quantity, first.sellUnit, language);
  const cents = totalOf(quote) ?? totals.goodsCents;
  return (
    <>
      <span className="checkout-mini">
        {bag.lines.slice(0, 2).map((line) => (
          <LinePicture key={line.lineId} picture={line.picture} format={line.format} name={line.name} />
        ))}
      </span>
      <span className="min-w-0 grow">
        {t("checkout.linesAndMore", { first: `${first.name}, ${quantity}`, count: bag.lines.length - 1 })}
      </span>
      {cents !== null && <strong className="tabular text-base font-medium">{money(cents, language, totals.currency)}</strong>}
      <Icon of={ChevronDown} />
    </>
  );
}

/** The return policies of the order's lines, each listed once. */
function ReturnRules({ lines }: { lines: BagLine[] }) {
  return (
    <div className="mb-5 mt-4 border-t border-joint pt-3 text-small text-ink-soft">
      {[...new Set(lines.map((line) => line.returnPolicy))].map((policy) => (
        <p key={policy}>{policy}</p>
      ))}
    </div>
  );
}
