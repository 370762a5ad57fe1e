import "virtual:words/bank";
import type { BankDebit, PayPal } from "@azulejo/contract/areas/checkout.ts";
import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { Checkbox } from "@azulejo/ui/field.tsx";
import { Icon, Lock } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { TextField } from "../../../form/fields.tsx";
import type { FieldWords } from "../../../form/form-context.ts";
import type { FormFaults } from "../../../form/form-faults.ts";
import { ShopForm } from "../../../form/shop-form.tsx";
import { money } from "../../../i18n/formats.ts";
import { type MessageKey, text, useText } from "../../../i18n/text.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import type { BankHandle } from "../../checkout/bank/bank-fields.tsx";
import { BankPart } from "../../checkout/bank/bank-part.tsx";
import { CardFrames } from "../../checkout/card/card-frames.tsx";
import { firstOf, SavedChoice, savedOf } from "../../checkout/card/saved-choice.tsx";
import { type PaymentOutcome, useCardPayment } from "../../checkout/card/use-card-payment.ts";
import { ExpressPart } from "../../checkout/express/express-part.tsx";
import { WayChoice } from "../../checkout/way-choice.tsx";
import { type WayToPay, waysFor } from "../../checkout/ways-to-pay.ts";

interface Props {
  script: { scriptUrl: string; publishableKey: string; bankDebit: BankDebit | null; payPal?: PayPal | null; saved: SavedPayment[] };
  amountCents: number;
  currency: string;
  attempt: string;
  /** Additional fields for the action. */
  children?: ReactNode;
  result: { outcome: PaymentOutcome | null; faults: FormFaults | null } | undefined;
  /** Labels of the fields among the children. */
  words?: FieldWords;
}

const ownWords: FieldWords = {
  label(language, name) {
    if (name.startsWith("bank.")) return text(language, name as MessageKey);
    if (name === "payment.mandateVersion") return text(language, "bank.mandate");
    return name === "payment.owner" ? text(language, "pay.owner") : null;
  },
};

const withWords = (more: FieldWords | undefined): FieldWords => ({
  label: (language, name) => ownWords.label(language, name) ?? more?.label(language, name) ?? null,
});

/** The fields for errors about the authorization of a debit. */
const fieldOfCode = { checkout_mandate_required: "payment.mandateVersion", checkout_mandate_changed: "payment.mandateVersion" };

/** Pays an amount by saved card, new card, bank account, PayPal, or a card from Apple Pay or Google Pay. */
export function PaymentForm({ script, amountCents, currency, attempt, children, result, words: more }: Props) {
  const t = useText();
  const { language } = useShellData();
  const saved = savedOf("card", script.saved);
  const [chosen, setChosen] = useState(() => firstOf(saved));
  const ways = waysFor({ creditLine: null, giftCard: null, payPal: script.payPal ?? null, bankDebit: script.bankDebit }, amountCents);
  const [way, setWay] = useState<WayToPay>("card");
  const bank = useRef<BankHandle>(null);
  const isBank = way === "bank";
  const isPayPal = way === "paypal";
  const words = useMemo(() => withWords(more), [more]);
  const scriptFailed = t("pay.scriptFailed");
  const payment = useCardPayment({ intent: "pay", script, language, result, scriptFailed });
  const { card } = payment;
  const give = (sent: FormData) => async () => {
    const owner = { name: String(sent.get("payment.owner") ?? "").trim(), company: null, email: "" };
    if (owner.name === "" && !sent.get("payment.savedAccountId")) return { fields: { "payment.owner": t("pay.ownerMissing") } };
    return bank.current?.give(owner, sent.has("payment.mandateVersion")) ?? { failure: scriptFailed };
  };
  return (
    <ShopForm
      intent="pay"
      words={words}
      fieldOf={fieldOfCode}
      faults={payment.faultsOr(result?.faults ?? null)}
      submit={t(isPayPal ? "pay.payPal" : isBank ? "pay.payBank" : "pay.pay", { amount: money(amountCents, language, currency) })}
      working={t("payment.paying")}
      isBusy={payment.isBusy}
      isClosed={card.failed && chosen === "" && way === "card"}
      deliver={(sent) =>
        isBank ? payment.pay(sent, false, give(sent)) : payment.pay(sent, !isPayPal && !sent.get("payment.savedPaymentId"))
      }
      beside={
        <>
          <p className="flex basis-full gap-2 text-small text-ink-soft">
            <Icon of={Lock} />
            {t("payment.safe")}
          </p>
          <div className="relative basis-full">
            <ExpressPart
              {...{ card, amountCents, currency, language }}
              isOffered={way === "card"}
              isBusy={payment.isBusy}
              pay={payment.payExpress}
              refuse={payment.refuse}
            />
          </div>
        </>
      }
      className="payment-step space-y-4"
    >
      <input type="hidden" name="attempt" value={attempt} />
      {children}
      {ways.length > 1 && <WayChoice line={null} ways={ways} way={way} onChoose={setWay} currency={currency} language={language} />}
      {isBank && (
        <div className="by-new-account">
          <TextField name="payment.owner" autoComplete="name" maxLength={100} />
        </div>
      )}
      <BankPart payment={script} isChosen={isBank} language={language} ref={bank} />
      {isPayPal && <p className="text-small text-ink-soft">{t("pay.payPalNext")}</p>}
      <CardPart saved={saved} chosen={chosen} onChoose={setChosen} isOnlyWay={ways.length === 1} card={card} />
      {result?.outcome?.status === "actionRequired" && (
        <noscript>
          <Notice kind="alert">{t("payment.bankNeedsScript")}</Notice>
        </noscript>
      )}
    </ShopForm>
  );
}

interface CardProps {
  saved: ReturnType<typeof savedOf>;
  chosen: string;
  onChoose(id: string): void;
  isOnlyWay: boolean;
  card: ReturnType<typeof useCardPayment>["card"];
}

/** A saved card or a new one. */
function CardPart({ saved, chosen, onChoose, isOnlyWay, card }: CardProps) {
  const t = useText();
  const { session } = useShellData();
  return (
    <div className="by-card card-only space-y-4">
      {saved.length > 0 ? (
        <SavedChoice kind="card" saved={saved} chosen={chosen} onChoose={onChoose} />
      ) : (
        isOnlyWay && <h2 className="font-sans text-base font-medium">{t("payment.card")}</h2>
      )}
      <div className="by-new-card space-y-4">
        <CardFrames card={card} failure={t("pay.scriptFailed")} />
        {session && <Checkbox label={t("payment.saveCard")} name="payment.saveCard" />}
        <noscript>
          <Notice kind="alert">{t("pay.needsScript")}</Notice>
        </noscript>
      </div>
    </div>
  );
}
