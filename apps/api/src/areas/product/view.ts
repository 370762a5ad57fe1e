import type { Context } from "../../context.ts";
import type { View } from "./card.rules.ts";
import { nextMidnight, todayOf } from "./day.rules.ts";

/** The date at the storefront. What is answered by it is true until the storefront's midnight, and the answer says so. */
export function todayAt(context: Pick<Context, "now" | "storefront" | "trueUntil">): string {
  const now = context.now();
  const { timezone } = context.storefront;
  context.trueUntil(nextMidnight(now, timezone));
  return todayOf(now, timezone);
}

/** How this request sees the catalogue. */
export async function viewOf(context: Context): Promise<View> {
  return {
    language: context.language,
    today: todayAt(context),
    pricesHidden: context.pricesHidden,
    terms: await context.catalogue.terms(context.storefront.id),
    newForDays: context.storefront.settings.newForDays,
  };
}
