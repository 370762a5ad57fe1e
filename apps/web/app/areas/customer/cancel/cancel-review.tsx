import type { customer, ValueOf } from "@azulejo/contract";
import type { Cancellation } from "@azulejo/contract/areas/customer.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { UnbrokenNumbers } from "@azulejo/ui/unbroken-numbers.tsx";
import { labelsOf } from "../../../form/field-words.ts";
import { TextField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import type { Language } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { unitCount } from "../../../i18n/units.ts";
import { cardBrand } from "../../checkout/card-brand.ts";
import { detailAndNumber } from "../detail-and-number.ts";
import type { Chosen } from "./chosen-units.ts";

type Receipt = ValueOf<typeof customer.receipt>;

interface Props {
  receipt: Receipt;
  review: Cancellation;
  chosen: Chosen;
  /** Identifies this attempt, so that a double click cancels once. */
  attempt: string;
  language: Language;
  /** The address of the order's page. */
  back: string;
  faults: FormFaults | null;
}

const words = labelsOf({ reason: "cancel.reason" });

/** Shows the lines to cancel and the refund, before anything happens. */
export function CancelReview({ receipt, review, chosen, attempt, language, back, faults }: Props) {
  const t = useText();
  const order = String(receipt.orderNo);
  const amount = (cents: number | null) => (cents === null ? t("price.hidden") : money(cents, language, receipt.currency));
  return (
    <article className="max-w-2xl space-y-8">
      <h1 className="text-title">{review.endsOrder ? t("cancel.reviewAll", { order }) : t("cancel.review")}</h1>
      <ul className="tabular space-y-2">
        {review.lines.map((one) => {
          const line = receipt.lines[receipt.progress.findIndex(({ lineId }) => lineId === one.lineId)];
          return (
            line && (
              <li key={one.lineId}>
                {unitCount(one.units, line.sellUnit, language)}, {line.name}
                <span className="block text-small text-ink-soft">
                  <UnbrokenNumbers>{detailAndNumber(line)}</UnbrokenNumbers>
                </span>
              </li>
            )
          );
        })}
      </ul>
      <section>
        <Rule>{t("cancel.returns")}</Rule>
        <Refund review={review} amount={amount} />
        <p className="mt-4 max-w-prose">{wayBack(receipt, review, amount, t)}</p>
      </section>
      <ShopForm
        intent="cancel"
        words={words}
        faults={faults}
        submit={t(review.endsOrder ? "cancel.confirmAll" : "cancel.confirm")}
        beside={
          <p>
            <a href={back}>{t("cancel.keep")}</a>
          </p>
        }
        className="max-w-md space-y-5"
      >
        <input type="hidden" name="attempt" value={attempt} />
        <input type="hidden" name="ends" value={review.endsOrder ? "1" : "0"} />
        {chosen.isAll && <input type="hidden" name="all" value="1" />}
        {!chosen.isAll &&
          review.lines.map(({ lineId, units }) => <input key={lineId} type="hidden" name={`line.${lineId}`} value={units} />)}
        <TextField name="reason" optional maxLength={200} />
      </ShopForm>
    </article>
  );
}

/** Says where the refund goes: to the card, back to the credit line, or nowhere because nothing was charged. */
function wayBack(
  { payments }: Receipt,
  { refundCents, creditCents, isCharged }: Cancellation,
  amount: (cents: number | null) => string,
  t: ReturnType<typeof useText>,
): string {
  const paid = payments.find(({ method, state }) => method !== "Credit" && method !== "GiftCard" && state !== "replaced");
  const isPayPal = paid?.method === "PayPal";
  const card = isPayPal
    ? t("cancel.payPal")
    : paid?.last4
      ? t("cancel.card", { brand: cardBrand(paid.brand), last4: paid.last4 })
      : t("cancel.otherWay");
  if (refundCents === 0) return t("cancel.way.none");
  if (paid?.state === "returned") return t("cancel.way.none");
  if (paid?.state === "pending") return t("cancel.way.pending", { amount: amount(refundCents) });
  const isGift = payments.some(({ method }) => method === "GiftCard");
  if (!isCharged && paid && !isPayPal) return t(isGift ? "cancel.way.giftVoided" : "cancel.way.voided", { card });
  const toCard = refundCents === null || creditCents === null ? null : refundCents - creditCents;
  const values = { card, amount: amount(toCard), credit: amount(creditCents) };
  if (toCard === 0) return t(isGift ? "cancel.way.gift" : "cancel.way.credit", values);
  if (!creditCents) return t("cancel.way.card", values);
  return t(isGift ? "cancel.way.giftAndCard" : "cancel.way.both", values);
}

/** The refund, part by part. */
function Refund({ review, amount }: Pick<Props, "review"> & { amount(cents: number | null): string }) {
  const t = useText();
  const rows = [
    [t("cancel.goods"), review.goodsCents],
    [t("cancel.delivery"), review.deliveryCents],
    [t("cancel.tax"), review.taxCents],
  ] as const;
  return (
    <dl className="tabular mt-3 max-w-sm space-y-2">
      {rows
        .filter(([, cents]) => cents !== 0)
        .map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
      <div className="flex justify-between gap-4 border-t border-joint pt-2 text-lead">
        <dt>{t("cancel.total")}</dt>
        <dd>{amount(review.refundCents)}</dd>
      </div>
    </dl>
  );
}
