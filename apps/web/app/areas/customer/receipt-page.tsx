import "./order-words.ts";
import { account, customer, type ValueOf } from "@azulejo/contract";
import { ButtonLink } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { Link, redirect } from "react-router";
import { formDone, formFaults } from "../../form/form-faults.server.ts";
import { readInput } from "../../form/read-input.server.ts";
import { day, money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { keepPair } from "../../request/session.server.ts";
import { pageAction, pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../shell/shell-data.ts";
import { cardBrand } from "../checkout/card-brand.ts";
import { deliveryName } from "../checkout/delivery-name.ts";
import { taxName } from "../checkout/tax-name.ts";
import { quotedUntil } from "../delivery/quoted-until.ts";
import { Warnings } from "../product/warnings.tsx";
import type { Route } from "./+types/receipt-page";
import { BankNotice } from "./bank-notice.tsx";
import { DelayNotice } from "./delay/delay-notice.tsx";
import { FiguresFold } from "./figures/figures-fold.tsx";
import { NextSteps } from "./next-steps.tsx";
import { QuickSignup } from "./quick-signup.tsx";
import { ReceiptLine } from "./receipt-line.tsx";
import { Shipments } from "./shipments.tsx";
import { changeTextMessages, readTextMessages } from "./text-messages.server.ts";
import { TextMessages } from "./text-messages.tsx";

export const loader = pageLoader(async (visit) => {
  const { context, language, params, session, notFound, url } = visit;
  const id = params.id ?? "";
  try {
    const receipt = await callApi(context, language, customer.receipt, { id });
    // What opens the amounts costs nothing until it is asked for.
    const figures = url.searchParams.has("figures");
    return {
      receipt: figures ? receipt : { ...receipt, derivation: null },
      figures,
      messages: await readTextMessages(visit, session ? {} : { receiptId: id }),
      guest: session === null,
      canceled: url.searchParams.get("canceled"),
    };
  } catch (error) {
    if (error instanceof ApiError) notFound();
    throw error;
  }
});

/** Creates an account from a guest's order, or turns text messages about it on or off. */
export const action = pageAction(async (visit) => {
  const { request, context, language, params, session, address } = visit;
  const id = params.id ?? "";
  const form = await request.formData();
  const intent = String(form.get("intent") ?? "");
  try {
    if (intent === "account") {
      const { password } = readInput(account.quickSignup, form, ["password"]);
      keepPair(context, await callApi(context, language, account.quickSignup, { receiptId: id, password }));
      throw redirect(address("account/"));
    }
    await changeTextMessages(visit, form, session ? {} : { receiptId: id });
    return formDone(intent);
  } catch (error) {
    return formFaults(error, form);
  }
});

type Payment = ValueOf<typeof customer.receipt>["payments"][number];

/** How a part of the order was paid, in words; nothing for an order that cost nothing. */
function paymentName({ method, state, brand, last4, dueOn }: Payment, language: Language, t: ReturnType<typeof useText>): string {
  if (method === "Ach") {
    const account = t("receipt.bank.account", { known: brand && last4 ? "yes" : "no", bank: brand ?? "", last4: last4 ?? "" });
    return t(`receipt.bank.${state}`, { account });
  }
  if (method === "PayPal") return t(`receipt.payPal.${state}`);
  if (dueOn) return t("receipt.onCredit", { day: day(dueOn, language, "long") });
  return last4 ? t("receipt.paidWith", { brand: cardBrand(brand), last4 }) : "";
}

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "receipt.title"), noindex: true });
}

/** Where a map shows the store. */
const mapAddress = ({ street, city, state, postalCode }: NonNullable<ValueOf<typeof customer.receipt>["pickupStore"]>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${postalCode}`)}`;

const addedBy = (charges: { cents: number | null }[]): number => charges.reduce((sum, one) => sum + (one.cents ?? 0), 0);

/** An amount before discounts. */
const before = (cents: number | null, discountCents: number | null): number | null =>
  cents === null ? null : cents + (discountCents ?? 0);

/** What the promised delivered price meant for the amount paid; with another delivery option its total is another. */
function quoteKey({ isApplied, totalCents }: { isApplied: boolean; totalCents: number }, paidCents: number | null) {
  if (!isApplied) return "receipt.quoteLower";
  return totalCents === paidCents ? "receipt.quoteApplied" : "receipt.quoteOther";
}

export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { language } = useShellData();
  const { receipt, figures, messages, guest, canceled } = loaderData;
  const address = useAddress();
  const faults = actionData?.faults ?? null;
  const amount = (cents: number | null) => (cents === null ? t("price.hidden") : money(cents, language, receipt.currency));
  const discounts = (key: "discountCents" | "deliveryDiscountCents") =>
    receipt.promotions.flatMap((one) => (one[key] ? [[one.name, -one[key]] as const] : []));
  const to = receipt.deliveryAddress;
  return (
    <article className="space-y-10">
      {canceled && <Notice>{t(canceled === "order" ? "cancel.doneOrder" : "cancel.doneItems", { email: receipt.email })}</Notice>}
      <header>
        {receipt.isCanceled ? (
          <h1 className="text-title">{t("receipt.canceledTitle", { order: String(receipt.orderNo) })}</h1>
        ) : (
          <>
            <h1 className="text-title">{t("receipt.thanks", { name: receipt.firstName })}</h1>
            <p className="mt-3">{t("receipt.sent", { email: receipt.email })}</p>
            <p className="tabular mt-3 text-lead">{t("receipt.order", { order: String(receipt.orderNo) })}</p>
          </>
        )}
      </header>
      <BankNotice receipt={receipt} />
      <DelayNotice receipt={receipt} language={language} />
      <NextSteps receipt={receipt} language={language} />
      <section>
        <Rule>{t("receipt.lines")}</Rule>
        <ul>
          {receipt.lines.map((line, index) => (
            <ReceiptLine
              key={`${line.itemNo}${line.fulfilment}`}
              line={line}
              progress={receipt.progress[index]}
              currency={receipt.currency}
              language={language}
            />
          ))}
        </ul>
        <dl className="tabular ml-auto mt-4 max-w-sm space-y-2">
          {[
            [t("bag.goods"), before(receipt.goodsCents, receipt.discountCents)] as const,
            ...discounts("discountCents"),
            ...receipt.deliveries.map(
              ({ group, service, cents, discountCents, charges }) =>
                [deliveryName(group, service, t), before(cents, (discountCents ?? 0) - addedBy(charges))] as const,
            ),
            ...receipt.deliveries.flatMap(({ charges }) => charges.map(({ kind, cents }) => [t(`charge.${kind}`), cents] as const)),
            ...discounts("deliveryDiscountCents"),
            ...receipt.taxes.map((tax) => [taxName(tax.name, language), tax.cents] as const),
            ...receipt.exemptions.map(
              ({ province, certificateNo }) => [t("receipt.exempt", { place: province, number: certificateNo }), 0] as const,
            ),
          ].map(([label, cents]) => (
            <div key={`${label} ${cents}`} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="whitespace-nowrap">{amount(cents)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-joint pt-2 text-lead">
            <dt>{t("checkout.total")}</dt>
            <dd>{amount(receipt.totalCents)}</dd>
          </div>
          {receipt.refundedCents !== null && receipt.refundedCents > 0 && (
            <div className="flex justify-between gap-4">
              <dt>{t("receipt.refunded")}</dt>
              <dd>{amount(receipt.refundedCents)}</dd>
            </div>
          )}
          {receipt.payments.map((payment) => (
            <div key={payment.receiptId} className="flex justify-between gap-4 text-small text-ink-soft">
              <dt>
                {paymentName(payment, language, t)}{" "}
                <Link to={address(`receipt/payment/${payment.receiptId}`)} className="whitespace-nowrap print:hidden">
                  {t("webreceipt.open")}
                </Link>
              </dt>
              {receipt.payments.length > 1 && <dd>{amount(payment.amountCents)}</dd>}
            </div>
          ))}
        </dl>
        {receipt.deliveredQuote && (
          <p className="ml-auto mt-2 max-w-sm text-small text-ink-soft">
            {t(quoteKey(receipt.deliveredQuote, receipt.totalCents), {
              number: String(receipt.deliveredQuote.quoteNo),
              total: amount(receipt.deliveredQuote.totalCents),
              until: quotedUntil(receipt.deliveredQuote, language),
            })}
          </p>
        )}
      </section>
      <FiguresFold receipt={receipt} language={language} isOpen={figures} />
      {receipt.cancelableBy !== "nobody" && (
        <section className="print:hidden">
          <ButtonLink href={address(`order/receipt/${receipt.receiptId}/cancel`)} look="quiet">
            {t(receipt.cancelableBy === "caller" ? "cancel.open" : "cancel.signIn")}
          </ButtonLink>
          <p className="mt-2 text-small text-ink-soft">{t("cancel.openHint")}</p>
        </section>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
        <a href={`${address("account/document")}?acceptance=${receipt.receiptId}`}>{t("receipt.acceptancePdf")}</a>
        <a href={`${address("account/document")}?receipt=${receipt.receiptId}`}>{t("receipt.pdf")}</a>
      </p>
      {!guest && (
        <p className="print:hidden">
          <Link to={`${address("account/quickorder")}?order=${receipt.receiptId}`}>{t("receipt.again")}</Link>
        </p>
      )}
      <Shipments shipments={receipt.shipments} />
      {(receipt.purchaseOrderNo || receipt.jobName) && (
        <p>
          {receipt.purchaseOrderNo && <span className="block">{t("receipt.purchaseOrder", { number: receipt.purchaseOrderNo })}</span>}
          {receipt.jobName && <span className="block">{t("receipt.job", { name: receipt.jobName })}</span>}
        </p>
      )}
      <div className="grid gap-8 sm:grid-cols-2">
        {to && (
          <section>
            <Rule>{t("receipt.deliverTo")}</Rule>
            <address className="mt-2 not-italic">
              {to.firstName} {to.lastName}
              <br />
              {to.line1} {to.line2}
              <br />
              {to.city}, {to.province} {to.postalCode}
            </address>
            {receipt.deliveries.some((one) => one.liftgate) && (
              <p className="mt-2 text-small text-ink-soft">{t("checkout.liftgateIncluded")}</p>
            )}
          </section>
        )}
        {receipt.pickupStore && (
          <section>
            <Rule>{t("receipt.pickUpAt")}</Rule>
            <address className="mt-2 not-italic">
              {receipt.pickupStore.name}
              <br />
              {receipt.pickupStore.street}, {receipt.pickupStore.city}, {receipt.pickupStore.state} {receipt.pickupStore.postalCode}
              <br />
              {receipt.pickupStore.phone}
            </address>
            {receipt.pickupPerson && <p className="mt-2">{t("receipt.pickupPerson", { name: receipt.pickupPerson })}</p>}
            <p className="mt-2">
              <a href={mapAddress(receipt.pickupStore)} rel="noreferrer">
                {t("receipt.map")}
              </a>
            </p>
          </section>
        )}
      </div>
      {receipt.mandate && (
        <section>
          <Rule>{t("receipt.mandate")}</Rule>
          <p className="mt-2 max-w-prose text-small">{receipt.mandate}</p>
        </section>
      )}
      {guest && <QuickSignup email={receipt.email} faults={faults} />}
      <TextMessages state={messages} phone={receipt.phone} faults={faults} />
      <p className="max-w-prose text-small">{t("receipt.claims", { day: day(receipt.claimUntil, language, "long") })}</p>
      <Warnings warnings={[...new Set(receipt.lines.flatMap((line) => line.warnings))]} />
    </article>
  );
}
