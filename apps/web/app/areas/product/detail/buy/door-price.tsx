import type { DeliveredPrice } from "@azulejo/contract/areas/checkout.ts";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { money } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import type { loader } from "../../../delivery/delivered-price.resource.ts";
import { DeliveredRows } from "../../../delivery/delivered-rows.tsx";
import { quotedUntil } from "../../../delivery/quoted-until.ts";
import { quoteKey, recallQuote, rememberQuote } from "../../../delivery/remembered-quotes.ts";
import { StorePrices } from "../../../delivery/store-prices.tsx";

/** Waits this long after typing, because each quote is stored. */
const TYPING_PAUSE_MS = 600;

interface Props {
  itemNo: string;
  units: number;
  zip: string;
  store: string | null;
  /** The price that was rendered with the page, for a browser without scripts. */
  given: DeliveredPrice | null;
  /** Id of the form that adds to the bag; the quote is sent with it. */
  form: string;
}

/** The delivered price of the quantity, until when it is valid, and in a fold its parts and the price with pickup. */
export function DoorPrice({ itemNo, units, zip, store, given, form }: Props) {
  const t = useText();
  const language = useLanguage();
  const { load, data: loaded, state } = useFetcher<typeof loader>();
  const isGiven = given !== null && isOf(given, itemNo, units, zip);
  const key = quoteKey(itemNo, units, zip);
  useEffect(() => {
    if (isGiven) return;
    const timer = setTimeout(() => {
      const known = recallQuote(key);
      const asked = new URLSearchParams({ item: itemNo, quantity: String(units), zip, ...(known && { quote: known }) });
      void load(`/${language}/delivered-price?${asked}`);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isGiven, key, itemNo, units, zip, language, load]);
  const data = isGiven ? given : loaded;
  const quote = data && isOf(data, itemNo, units, zip) ? data.quote : null;
  useEffect(() => {
    if (quote) rememberQuote(key, quote.quoteId, quote.expiresAt);
  }, [key, quote]);
  if (!data || !quote || data.totalCents === null) return null;
  return (
    <div className="door-price tabular" aria-busy={state !== "idle"}>
      <input type="hidden" name="deliveredQuote" value={quote.quoteId} form={form} />
      <details className="group/door">
        <summary>
          <span>
            {t("delivered.totalTo", { zip })}
            <span className="block text-ink-soft">{t("delivered.until", { until: quotedUntil(quote, language) })}</span>
          </span>
          <strong>{money(data.totalCents, language, data.currency)}</strong>
          <Icon of={ChevronDown} size={18} className="text-ink-soft group-open/door:rotate-180" />
        </summary>
        <dl className="space-y-2 pb-3">
          <DeliveredRows price={data} />
        </dl>
        <p className="pb-3 text-ink-soft">{t("delivered.promise", { zip })}</p>
        <div className="border-t border-joint py-2">
          <StorePrices price={data} mine={store} />
        </div>
      </details>
    </div>
  );
}

const isOf = ({ postalCode, lines: [line] }: DeliveredPrice, itemNo: string, units: number, zip: string): boolean =>
  postalCode === zip && line?.itemNo === itemNo && line.quantity === units;
