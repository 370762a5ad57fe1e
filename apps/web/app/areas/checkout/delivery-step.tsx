import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { day, money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { Next } from "./contact-step.tsx";
import { StepForm } from "./step-form.tsx";

export function DeliveryStep({ quote, language, fields }: { quote: Quote; language: Language; fields: Record<string, string> }) {
  const t = useText();
  return (
    <StepForm fields={fields} className="grid gap-4">
      <fieldset>
        <legend className="sr-only">{t("step.shipping-options")}</legend>
        {quote.deliveryOptions.map((option, index) => (
          <label key={option.service} className="flex gap-4 border-b border-joint py-4">
            <input
              type="radio"
              name="service"
              value={option.service}
              required
              defaultChecked={
                (quote.delivery?.service ?? quote.deliveryOptions[0]?.service) === option.service || (index === 0 && !quote.delivery)
              }
              className="mt-1 size-5 shrink-0 accent-glaze"
            />
            <span className="grow">
              <strong className="font-medium">{t(`service.${option.service}`)}</strong>
              <span className="block text-small text-ink-soft">
                {t("checkout.between", { from: day(option.from, language), until: day(option.until, language) })}
              </span>
              {option.liftgate && <span className="block text-small text-ink-soft">{t("checkout.liftgateIncluded")}</span>}
            </span>
            <span className="tabular">
              {option.cents === null ? t("price.hidden") : money(option.cents, language, quote.totals.currency)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="text-small text-ink-soft">{t("checkout.liftgate")}</p>
      <Next />
    </StepForm>
  );
}
