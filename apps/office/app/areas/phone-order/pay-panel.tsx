import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FailureNotice } from "../../call/failure-notice.tsx";
import { useAnnounce } from "../../frame/announcement.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Writing } from "./use-phone-order.ts";

/** The price, and the buttons to pay it. */
export function PayPanel({ order, change, whenSaved, failureOf, quote }: Writing & { quote: Quote }) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { totals, missing, payment, bag } = quote;
  const { creditLine } = payment;
  const [isPlacing, setPlacing] = useState(false);
  const [textTo, setTextTo] = useState("");
  // The buttons themselves provide the payment and the agreement.
  const needed = missing.filter((step) => step !== "payment" && step !== "agreeing");
  const isFree = totals.totalCents === 0;
  const isComplete = totals.totalCents !== null && needed.length === 0 && bag.lines.length > 0;
  // Other changes don't lock the buttons: placing an order waits for the changes before it, and is refused if they changed its total.
  const place = async (way: "link" | "credit") => {
    setPlacing(true);
    const asked = way === "link" && textTo.trim() !== "" ? { textTo: textTo.trim() } : {};
    const placed = await change("placePhoneOrder", { payment: way, expectedTotalCents: totals.totalCents ?? 0, ...asked });
    setPlacing(false);
    if (placed?.orderNo) {
      announce(t(`phone.placed.${isFree ? "free" : way}`, { orderNo: String(placed.orderNo), email: quote.contact?.email ?? "" }));
      await navigate(`/orders/${placed.orderNo}`);
    }
  };
  const takeCard = async () => {
    await whenSaved();
    await navigate(`/orders/new/${order.draftNo}/card`);
  };
  const failure = failureOf("placePhoneOrder");
  const isBillable = !missing.includes("payment");
  const button = { type: "button", disabled: !isComplete || isPlacing } as const;
  return (
    <section aria-labelledby="pay" className="phone-part pay-part">
      <div className="stack">
        <h2 id="pay">{t("phone.pay")}</h2>
        <Amounts totals={totals} />
        {bag.lines.length > 0 && needed.length > 0 && (
          <p className="warn">{t("phone.missing", { steps: needed.map((step) => t(`phone.missing.${step}`)).join(", ") })}</p>
        )}
        {order.textsLinks && !isFree && <TextTo value={textTo} error={failure?.fields["textTo"]} onChange={setTextTo} />}
        <FailureNotice failure={failure} />
      </div>
      <div className="stack">
        {isFree ? (
          <Button {...button} className="w-full" onClick={() => void place("link")}>
            {t("phone.placeFree")}
          </Button>
        ) : (
          <>
            {creditLine && <CreditPart button={button} line={creditLine} currency={totals.currency} onPlace={() => void place("credit")} />}
            <CardPart {...{ button, isComplete, isBillable }} isMain={!creditLine} onPay={() => void takeCard()} />
            <LinkPart button={button} onPlace={() => void place("link")} />
          </>
        )}
        <p className="soft">{t("phone.terms", { draftNo: String(order.draftNo) })}</p>
      </div>
    </section>
  );
}

interface ButtonProps {
  type: "button";
  disabled: boolean;
}

/** The phone that gets the payment link as a text message too. */
function TextTo({ value, error, onChange }: { value: string; error: string | undefined; onChange(phone: string): void }) {
  const t = useText();
  return (
    <Field
      name="textTo"
      type="tel"
      label={t("phone.textTo")}
      hint={t("phone.textToHint")}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
      autoComplete="off"
    />
  );
}

function LinkPart({ button, onPlace }: { button: ButtonProps; onPlace(): void }) {
  const t = useText();
  return (
    <div>
      <Button {...button} look="quiet" className="w-full" onClick={onPlace}>
        {t("phone.placeLink")}
      </Button>
      <p className="soft mt-1">{t("phone.placeLinkHint")}</p>
    </div>
  );
}

interface CreditProps {
  button: ButtonProps;
  line: NonNullable<Quote["payment"]["creditLine"]>;
  currency: string;
  onPlace(): void;
}

function CreditPart({ button, line, currency, onPlace }: CreditProps) {
  const t = useText();
  const { money, shortDay } = useFormats();
  return (
    <div>
      <Button {...button} className="w-full" onClick={onPlace}>
        {t("phone.placeCredit")}
      </Button>
      <p className="soft mt-1">
        {t("phone.placeCreditHint", {
          day: shortDay(line.dueOn),
          amount: money(line.availableCents, currency),
        })}
      </p>
    </div>
  );
}

function Amounts({ totals }: Pick<Quote, "totals">) {
  const t = useText();
  const { money } = useFormats();
  const amount = (cents: number | null): string => (cents === null ? "—" : money(cents, totals.currency));
  return (
    <dl className="amounts">
      {totals.discountCents ? <Amount label={t("money.discount")} value={amount(-totals.discountCents)} /> : null}
      <Amount label={t("money.goods")} value={amount(totals.goodsCents)} />
      <Amount label={t("money.delivery")} value={amount(totals.deliveryCents)} />
      <Amount label={t("money.tax")} value={amount(totals.taxCents)} />
      <Amount label={t("money.total")} value={amount(totals.totalCents)} isTotal />
    </dl>
  );
}

function Amount({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isTotal ? "font-medium" : undefined}>{isTotal ? <span className="double-line">{value}</span> : value}</dd>
    </div>
  );
}

interface CardProps {
  button: ButtonProps;
  isComplete: boolean;
  /** Whether the billing address for a card is known. */
  isBillable: boolean;
  /** Whether it is the most likely way to pay. */
  isMain: boolean;
  onPay(): void;
}

function CardPart({ button, isComplete, isBillable, isMain, onPay }: CardProps) {
  const t = useText();
  return (
    <div>
      <Button {...button} {...(!isMain && { look: "quiet" })} className="w-full" disabled={button.disabled || !isBillable} onClick={onPay}>
        {t("phone.payCard")}
      </Button>
      <p className="soft mt-1">{t(isComplete && !isBillable ? "phone.payCardBilling" : "phone.payCardHint")}</p>
    </div>
  );
}
