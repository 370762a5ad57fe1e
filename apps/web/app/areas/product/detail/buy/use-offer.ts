import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useLanguage } from "../../../../i18n/language.ts";
import type { loader } from "../../receive.resource.ts";
import type { DetailData } from "../detail-data.ts";

const TYPING_PAUSE_MS = 250;

interface Wanted {
  itemNo: string;
  units: number;
  store: string | null;
  zip: string | null;
}

/**
 * Stock, dates and delivery price of a quantity. The shared page contains them for one unit without a ZIP code, and a page for a browser
 * without scripts for the requested quantity; the rest is fetched.
 */
export function useOffer({ itemNo, units, store, zip }: Wanted, { availability: shared, door }: DetailData) {
  const language = useLanguage();
  const { load, data, state } = useFetcher<typeof loader>();
  const isShared = units === 1 && zip === null;
  useEffect(() => {
    if (isShared) return;
    const asked = new URLSearchParams({ item: itemNo, quantity: String(units), ...(store && { store }), ...(zip && { zip }) });
    const timer = setTimeout(() => void load(`/${language}/receive?${asked}`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isShared, itemNo, units, store, zip, language, load]);
  const answer = isShared ? undefined : data;
  const asked = door && door.zip === zip && door.units === units ? door.estimate : undefined;
  return {
    availability: answer?.availability ?? shared,
    /** Undefined while unknown; null for an invalid ZIP code. */
    estimate: zip === null ? undefined : answer ? answer.estimate : asked,
    isWaiting: state !== "idle",
  };
}

export type Offer = ReturnType<typeof useOffer>;
