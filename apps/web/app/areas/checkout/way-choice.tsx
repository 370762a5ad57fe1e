import type { CreditLine } from "@azulejo/contract/areas/checkout.ts";
import { ChoiceRadio } from "../../form/choice-radio.tsx";
import { TextField } from "../../form/fields.tsx";
import { day, money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import type { WayToPay } from "./ways-to-pay.ts";

interface Props {
  /** Null for a buyer without one. */
  line: CreditLine | null;
  ways: WayToPay[];
  way: WayToPay;
  onChoose: (way: WayToPay) => void;
  currency: string;
  language: Language;
}

/**
 * Chooses between credit line, card, PayPal, a combination, or a bank account. The fields of each are shown or hidden without scripts too.
 */
export function WayChoice({ line, ways, way, onChoose, currency, language }: Props) {
  const t = useText();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="text-base font-medium">{t("payment.how")}</legend>
      {line && (
        <p className="pt-1 text-small text-ink-soft">
          {t("payment.creditLine", {
            available: money(line.availableCents, language, currency),
            day: day(line.dueOn, language, "long"),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-x-8">
        {ways.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <ChoiceRadio name="way" value={one} isChosen={way === one} onChoose={() => onChoose(one)} className="size-5 shrink-0" />
            {t(`payment.way.${one}`)}
          </label>
        ))}
      </div>
      {line && (
        <div className="way-both pt-4">
          <TextField
            name="payment.creditCents"
            label={t("payment.creditAmount")}
            hint={t(way === "bothPayPal" ? "payPal.creditAmountHint" : "payment.creditAmountHint")}
            value={ways.includes("credit") ? "" : (line.availableCents / 100).toFixed(2)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
          />
        </div>
      )}
    </fieldset>
  );
}
