import type { ShopSettings } from "../draft/shop-settings.ts";

/** Adds a store without an address, in the shop's time zone. */
export function withNewStore(settings: ShopSettings): ShopSettings {
  const { stores, storefront } = settings;
  const number = Math.max(0, ...stores.map((store) => store.number)) + 1;
  const empty = { en: "", es: "" };
  const workday = "08:00-17:00";
  const hours = { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat: null, sun: null };
  const where = { street: "", city: "", state: "", postalCode: "", country: storefront.countries[0] ?? "US", latitude: 0, longitude: 0 };
  const contact = { phone: "", email: null };
  const times = { timezone: storefront.timezone, hours, closedOn: [] };
  const names = { code: "", number, name: empty, slug: empty, description: empty };
  return { ...settings, stores: [...stores, { ...names, ...where, ...contact, ...times, operationTypes: [] }] };
}
