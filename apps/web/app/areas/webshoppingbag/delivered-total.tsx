import type { DeliveryEstimate } from "@azulejo/contract/areas/checkout.ts";
import type { Bag } from "@azulejo/contract/areas/webshoppingbag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { money, shortDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { FreightDiscountRow } from "../promotion/discount-rows.tsx";

interface Props {
  zip: string | null;
  /** Null without a ZIP code, or for one that isn't valid. */
  estimate: DeliveryEstimate | null;
  promotions: Bag["promotions"];
  language: Language;
}

/** The cost and day of delivery to a ZIP code, and the total with it before tax. */
export function DeliveredTotal({ zip, estimate, promotions, language }: Props) {
  const t = useText();
  const reason = estimate?.notDeliverable;
  return (
    <div className="space-y-3 border-t border-joint pt-4">
      <form method="post" action={`/${language}/delivery-zip`} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input type="hidden" name="returnTo" value={`/${language}/shoppingbag`} />
        <label htmlFor="zip" className="col-span-2 text-small">
          {t("bag.zip")}
        </label>
        <input
          id="zip"
          name="zip"
          key={zip}
          defaultValue={zip ?? ""}
          autoComplete="postal-code"
          maxLength={10}
          required
          aria-describedby={reason ? "zip-said" : undefined}
          className="tabular min-h-11 w-full border border-ink-soft bg-paper px-3"
        />
        <Button type="submit" look="quiet">
          {t(zip ? "bag.zipChange" : "bag.zipSet")}
        </Button>
      </form>
      {reason && (
        <p id="zip-said" className="text-small text-clay">
          {t(reason === "weight" ? "bag.tooHeavy" : "bag.notServed", { zip: estimate.postalCode })}
        </p>
      )}
      {estimate && !reason && (
        <dl className="tabular space-y-2">
          {estimate.deliveries.map(({ group, options: [option] }) => (
            <div key={group} className="flex justify-between gap-4">
              <dt>
                {t(group === "samples" ? "bag.samplesDelivered" : option?.liftgate ? "bag.deliveredLiftgate" : "bag.delivered", {
                  zip: estimate.postalCode,
                })}
                {option && (
                  <span className="block text-small text-ink-soft">
                    {t("bag.days", { from: shortDay(option.from, language), until: shortDay(option.until, language) })}
                  </span>
                )}
              </dt>
              <dd>{option?.cents == null ? "" : money(option.cents, language, estimate.currency)}</dd>
            </div>
          ))}
          <FreightDiscountRow promotions={promotions} freightCents={estimate.deliveryDiscountCents} currency={estimate.currency} />
          {estimate.totalCents !== null && (
            <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
              <dt>{t("bag.totalBeforeTax")}</dt>
              <dd className="text-[1.75rem] leading-[2.125rem]">{money(estimate.totalCents, language, estimate.currency)}</dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}
