import type { customer, ValueOf } from "@azulejo/contract";
import { day, money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import { cardBrand } from "../checkout/card-brand.ts";
import { deliveryName } from "../checkout/delivery-name.ts";
import { taxName } from "../checkout/tax-name.ts";
import { quotedUntil } from "../delivery/quoted-until.ts";

type Receipt = ValueOf<typeof customer.receipt>;
type Payment = Receipt["payments"][number];

/** Returns how a part of the order was paid, in words; undefined for an order that cost nothing. */
function paymentName({ method, state, brand, last4, dueOn }: Payment, language: Language, t: ReturnType<typeof useText>): string {
  if (method === "Ach") {
    const account = t("receipt.bank.account", { known: brand && last4 ? "yes" : "no", bank: brand ?? "", last4: last4 ?? "" });
    return t(`receipt.bank.${state}`, { account });
  }
  if (method === "PayPal") return t(`receipt.payPal.${state}`);
  if (method === "Link") return t(state === "returned" ? "receipt.link.returned" : "receipt.link.replaced");
  if (method === "GiftCard") return t("receipt.giftCard", { last4: last4 ?? "" });
  if (dueOn) return t("receipt.onCredit", { day: day(dueOn, language, "long") });
  return last4 ? t("receipt.paidWith", { brand: cardBrand(brand), last4 }) : "";
}

const addedBy = (charges: { cents: number | null }[]): number => charges.reduce((sum, one) => sum + (one.cents ?? 0), 0);

/** Returns an amount before discounts. */
const before = (cents: number | null, discountCents: number | null): number | null =>
  cents === null ? null : cents + (discountCents ?? 0);

/** Returns the text that says how the promised delivered price affected the amount paid; with another delivery option the total differs. */
function quoteKey({ isApplied, totalCents }: { isApplied: boolean; totalCents: number }, paidCents: number | null) {
  if (!isApplied) return "receipt.quoteLower";
  return totalCents === paidCents ? "receipt.quoteApplied" : "receipt.quoteOther";
}

/** An order's amounts, from the items to the total, and its payment. */
export function ReceiptSums({ receipt, language }: { receipt: Receipt; language: Language }) {
  const t = useText();
  const amount = (cents: number | null) => (cents === null ? t("price.hidden") : money(cents, language, receipt.currency));
  const discounts = (key: "discountCents" | "deliveryDiscountCents") =>
    receipt.promotions.flatMap((one) => (one[key] ? [[one.name, -one[key]] as const] : []));
  const parts = [
    [t("bag.goods"), before(receipt.goodsCents, receipt.discountCents)] as const,
    ...discounts("discountCents"),
    ...receipt.deliveries.map(
      ({ group, service, name, cents, discountCents, charges }) =>
        [deliveryName(group, service, t, name?.[language]), before(cents, (discountCents ?? 0) - addedBy(charges))] as const,
    ),
    ...receipt.deliveries.flatMap(({ charges }) => charges.map(({ kind, cents }) => [t(`charge.${kind}`), cents] as const)),
    ...discounts("deliveryDiscountCents"),
    ...receipt.taxes.map((tax) => [taxName(tax.name, language), tax.cents] as const),
    ...receipt.exemptions.map(
      ({ province, certificateNo }) => [t("receipt.exempt", { place: province, number: certificateNo }), 0] as const,
    ),
  ];
  return (
    <>
      <dl className="tabular space-y-2">
        {/* If there is only one part, it is the total. */}
        {parts.length > 1 &&
          parts.map(([label, cents]) => (
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
          <PaymentRow
            key={payment.receiptId}
            payment={payment}
            amount={receipt.payments.length > 1 ? amount(payment.amountCents) : null}
            language={language}
          />
        ))}
      </dl>
      {receipt.deliveredQuote && (
        <p className="mt-2 text-small text-ink-soft">
          {t(quoteKey(receipt.deliveredQuote, receipt.totalCents), {
            number: String(receipt.deliveredQuote.quoteNo),
            total: amount(receipt.deliveredQuote.totalCents),
            until: quotedUntil(receipt.deliveredQuote, language),
          })}
        </p>
      )}
    </>
  );
}

/** @param amount the amount paid this way; null if it is the total */
function PaymentRow({ payment, amount, language }: { payment: Payment; amount: string | null; language: Language }) {
  const t = useText();
  const address = useAddress();
  return (
    <div className="flex justify-between gap-4 text-small text-ink-soft">
      <dt>
        {paymentName(payment, language, t)}{" "}
        <a
          href={address(`receipt/payment/${payment.receiptId}`)}
          className="inline-flex min-h-6 items-center whitespace-nowrap print:hidden"
        >
          {t("receipt.open")}
        </a>
      </dt>
      {amount && <dd>{amount}</dd>}
    </div>
  );
}
