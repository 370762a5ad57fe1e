import type { Quote } from "@azulejo/contract/areas/checkout.ts";
import { labelsOf } from "../../form/field-words.ts";
import type { FormFaults } from "../../form/form-faults.ts";
import { useText } from "../../i18n/text.ts";
import { PromoCodes } from "../promotion/promo-codes.tsx";
import { StepForm } from "./step-form.tsx";

const words = labelsOf({});

/** The optional promo codes, in the checkout that has a step for them. */
export function PromoStep({ quote: { bag }, faults }: { quote: Quote; faults: FormFaults | null }) {
  const t = useText();
  const applied = bag.promotions.filter(({ refusal }) => refusal === null);
  return (
    <div className="space-y-5">
      <p>{t("checkout.promoLead")}</p>
      {applied.length > 0 && (
        <ul>
          {applied.map(({ code, name }) => (
            <li key={code}>
              <strong>{code}</strong> {name}
            </li>
          ))}
        </ul>
      )}
      <PromoCodes promotions={bag.promotions} faults={faults} isOpenAtFirst />
      <StepForm step="promo" words={words} faults={faults} className="">
        {null}
      </StepForm>
    </div>
  );
}
