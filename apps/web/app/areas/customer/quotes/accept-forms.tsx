import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import type { SalesQuote } from "@azulejo/contract/areas/customer.ts";
import { TickField } from "../../../form/fields.tsx";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { day, money } from "../../../i18n/formats.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import type { PaymentOutcome } from "../../checkout/card/use-card-payment.ts";
import { Agreement } from "../../checkout/payment/agreement.tsx";
import { PaymentForm } from "../pay-order/payment-form.tsx";
import { quoteWords } from "./quote-words.ts";

interface Props {
  quote: SalesQuote;
  checkout: Quote;
  versionNo: number;
  attempt: string;
  /** Whether somebody is signed in who can pay; with an emailed link alone, one can order only on the credit line. */
  canPay: boolean;
  result: { outcome: PaymentOutcome | null; faults: FormFaults | null } | undefined;
}

/** The forms to accept a quote on the credit line, or to pay in another way. */
export function AcceptForms({ quote, checkout, versionNo, attempt, canPay, result }: Props) {
  const t = useText();
  const language = useLanguage();
  const { totals, payment, termsVersion } = checkout;
  const totalCents = totals.totalCents ?? 0;
  const { creditLine } = payment;
  const isCovered = creditLine !== null && creditLine.availableCents >= totalCents;
  const shown = (cents: number) => money(cents, language, quote.currency);
  const agreement = (
    <>
      <input type="hidden" name="attempt" value={attempt} />
      <input type="hidden" name="versionNo" value={versionNo} />
      <input type="hidden" name="expectedTotalCents" value={totalCents} />
      <input type="hidden" name="termsVersion" value={termsVersion} />
      <Lots checkout={checkout} />
      <Agreement termsVersion={termsVersion} language={language} />
    </>
  );
  const faultsOf = (intent: string) => (result?.faults?.intent === intent ? result.faults : null);
  return (
    <div className="space-y-8">
      {isCovered && (
        <ShopForm
          intent="accept"
          words={quoteWords}
          faults={faultsOf("accept")}
          submit={t("quotes.acceptCredit", { total: shown(totalCents) })}
          working={t("quotes.accepting")}
          className="space-y-4"
        >
          <p>{t("quotes.creditText", { due: day(creditLine.dueOn, language), left: shown(creditLine.availableCents - totalCents) })}</p>
          {agreement}
        </ShopForm>
      )}
      {creditLine && !isCovered && <p>{t("quotes.creditShort", { available: shown(creditLine.availableCents), phone: quote.phone })}</p>}
      {canPay && <OtherWays isFolded={isCovered}>{payForm()}</OtherWays>}
    </div>
  );

  function payForm() {
    const answered = result && { outcome: result.outcome, faults: faultsOf("pay") };
    return (
      <PaymentForm
        script={payment}
        amountCents={totalCents}
        currency={quote.currency}
        attempt={attempt}
        result={answered}
        words={quoteWords}
      >
        {agreement}
      </PaymentForm>
    );
  }
}

/** Folded for a customer with credit, who rarely pays another way. */
function OtherWays({ isFolded, children }: { isFolded: boolean; children: React.ReactNode }) {
  const t = useText();
  if (!isFolded) return children;
  return (
    <details>
      <summary>{t("quotes.payOtherwise")}</summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}

/** Asks for agreement if a line would come from several production lots with today's stock. */
function Lots({ checkout: { bag } }: Pick<Props, "checkout">) {
  const t = useText();
  const split = bag.lines.filter((line) => line.problems.some(({ code }) => code === "lots_differ"));
  if (split.length === 0) return null;
  return (
    <div className="space-y-2">
      {split.map((line) => (
        <p key={line.lineId}>
          {t("quotes.lots", { name: line.name, lots: line.lots.map((one) => `${one.code} (${one.quantity})`).join(", ") })}
        </p>
      ))}
      <TickField name="lotsAgreed" required />
    </div>
  );
}
