import type { Context } from "../../context.ts";
import type { View } from "./card.rules.ts";

/** The date at the shop's own desk; prices and promises turn over at its midnight, not at a server's. */
export const todayOf = (now: Date, timezone = "America/Los_Angeles"): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" }).format(now);

/** How this request sees the catalogue. */
export async function viewOf(context: Context): Promise<View> {
  return {
    language: context.language,
    today: todayOf(context.now()),
    pricesHidden: context.pricesHidden,
    terms: await context.catalogue.terms(context.storefront.id),
    newForDays: context.storefront.settings.newForDays,
  };
}
