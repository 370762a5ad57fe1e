import type { Context } from "../../context.ts";
import type { View } from "./card.rules.ts";

/** The date at the shop's own desk; prices and promises turn over at its midnight, not at a server's. */
export function todayOf(now: Date, timezone = "America/Los_Angeles"): string {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" });
    formats.set(timezone, format);
  }
  return format.format(now);
}

/** Making one takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

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
