import { blankStore } from "@azulejo/contract/settings/new-store.ts";
import type { ShopSettings } from "../draft/shop-settings.ts";

const WORKDAY = "08:00-17:00";
const workdays = { mon: WORKDAY, tue: WORKDAY, wed: WORKDAY, thu: WORKDAY, fri: WORKDAY };

/** Adds a store without an address, with the usual hours. */
export function withNewStore(settings: ShopSettings): ShopSettings {
  const blank = blankStore(settings);
  return { ...settings, stores: [...settings.stores, { ...blank, published: true, hours: { ...blank.hours, ...workdays } }] };
}
