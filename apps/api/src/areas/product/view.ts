import type { Context } from "../../context.ts";
import { nextMidnight, todayOf } from "../../domain/day.ts";
import type { View } from "./cards/card.rules.ts";

/** Returns the storefront's date. Limits the response's validity to the storefront's midnight, because it depends on the date. */
export function todayAt(context: Pick<Context, "now" | "storefront" | "trueUntil">): string {
  const now = context.now();
  const { timezone } = context.storefront;
  context.trueUntil(nextMidnight(now, timezone));
  return todayOf(now, timezone);
}

/** Returns how this request sees the catalog. */
export async function viewOf(context: Context): Promise<View> {
  return {
    language: context.language,
    today: todayAt(context),
    pricesHidden: context.pricesHidden,
    terms: await context.catalog.terms(context.storefront.id),
    newForDays: context.storefront.settings.newForDays,
    facts: context.storefront.settings.facts,
    hasSamples: context.storefront.settings.features.samples,
  };
}
