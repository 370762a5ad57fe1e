import type { Bag } from "@azulejo/contract/areas/bag.ts";
import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { money } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { DeliveredRows } from "../delivery/delivered-rows.tsx";
import { quotedUntil } from "../delivery/quoted-until.ts";
import { StorePrices } from "../delivery/store-prices.tsx";
import { FreightDiscountRow } from "../promotion/discount-rows.tsx";

interface Props {
  zip: string | null;
  /** Null if there is no valid ZIP code. */
  price: DeliveredPrice | null;
  bag: Bag;
  /** The code of the shopper's store. */
  mine: string | null;
  language: Language;
}

const reasons = { weight: "delivered.tooHeavy", no_tax: "delivered.noTax" } as const;

/** The bag's price to a ZIP code including everything, until when it is valid, and the price with pickup instead. */
export function DeliveredTotal({ zip, price, bag, mine, language }: Props) {
  const t = useText();
  const reason = price?.notDeliverable;
  const { quote = null } = price ?? {};
  const discount = { promotions: bag.promotions, freightCents: price?.deliveryDiscountCents ?? null, currency: bag.currency };
  return (
    <div className="space-y-3 border-t border-joint pt-4">
      <form method="post" action={`/${language}/delivery-zip`} data-reload className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
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
          {t(reasons[reason as keyof typeof reasons] ?? "delivered.notServed", { zip: price.postalCode })}
        </p>
      )}
      {price && !reason && (
        <dl className="tabular space-y-2">
          <DeliveredRows price={price} goods={null} freightDiscount={<FreightDiscountRow {...discount} />} />
          {price.totalCents !== null && (
            <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3">
              <dt>{t("delivered.total")}</dt>
              <dd className="text-[1.75rem] leading-[2.125rem]">{money(price.totalCents, language, price.currency)}</dd>
            </div>
          )}
        </dl>
      )}
      {price && quote && (
        <div className="space-y-1 text-small">
          <p className="font-medium">{t("delivered.until", { until: quotedUntil(quote, language) })}</p>
          <p className="text-ink-soft">{t("delivered.promise", { zip: price.postalCode })}</p>
        </div>
      )}
      {price && price.stores.length > 0 && (
        <div className="border-t border-joint pt-3">
          <StorePrices price={price} mine={mine} />
        </div>
      )}
    </div>
  );
}
