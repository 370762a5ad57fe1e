import type { Delivery, Quote } from "@azulejo/contract/areas/checkout.ts";
import { labelsOf } from "../../form/field-words.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { money, shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { DeliveryCharges } from "./delivery-charges.tsx";
import { StepForm } from "./step-form.tsx";

type Option = Delivery["options"][number];

interface Shown {
  language: Language;
  currency: string;
}

const words = labelsOf({ deliveryService: "step.shipping-options", deliveryCharges: "charge.legend" });

/** Chooses the delivery service for the goods; samples ship by parcel, with their own price and date. */
export function DeliveryStep({ quote, language, faults }: { quote: Quote; language: Language; faults: FormFaults | null }) {
  const t = useText();
  const shown = { language, currency: quote.totals.currency };
  const offered = quote.deliveries.filter((one) => one.options.length > 0);
  const freight = offered.some((one) => one.options.some((option) => option.service === "freight"));
  return (
    <StepForm step="shipping-options" words={words} faults={faults} isStuck={quote.notDeliverable !== null} className="flex flex-col gap-6">
      {offered.map((delivery) => (
        <fieldset key={delivery.group}>
          <legend className={offered.length > 1 ? "w-full border-b border-ink pb-2 text-small font-medium" : "sr-only"}>
            {t(`delivery.${delivery.group}`)}
          </legend>
          {delivery.options.map((option, index) =>
            delivery.group === "samples" ? (
              <p key={option.service} className="flex gap-4 border-b border-joint py-4">
                <Facts option={option} {...shown} />
              </p>
            ) : (
              <label key={option.service} className="flex gap-4 border-b border-joint py-4">
                <input
                  type="radio"
                  name="deliveryService"
                  value={option.service}
                  required
                  defaultChecked={delivery.chosen ? delivery.chosen.service === option.service : index === 0}
                  className="mt-1 size-5 shrink-0"
                />
                <Facts option={option} {...shown} />
              </label>
            ),
          )}
        </fieldset>
      ))}
      {offered.map((delivery) => (
        <DeliveryCharges key={delivery.group} delivery={delivery} {...shown} />
      ))}
      {freight && <p className="text-small text-ink-soft">{t("checkout.liftgate")}</p>}
    </StepForm>
  );
}

function Facts({ option, language, currency }: Shown & { option: Option }) {
  const t = useText();
  return (
    <>
      <span className="grow">
        <strong className="font-medium">{option.name?.[language] ?? t(`service.${option.service}`)}</strong>
        <span className="block text-small text-ink-soft">
          {t("checkout.between", { from: shortDay(option.from, language), until: shortDay(option.until, language) })}
        </span>
        {option.liftgate && <span className="block text-small text-ink-soft">{t("checkout.liftgateIncluded")}</span>}
      </span>
      <span className="tabular">{option.cents === null ? t("price.hidden") : money(option.cents, language, currency)}</span>
    </>
  );
}
