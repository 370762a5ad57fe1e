import type { ShopSettings } from "./settings-file.ts";

type Store = ShopSettings["stores"][number];
type Shop = Pick<ShopSettings, "stores"> & { storefront: Pick<ShopSettings["storefront"], "countries" | "timezone"> };

/** Returns a store without an address, in the shop's time zone, with the next number. */
export function blankStore({ stores, storefront }: Shop): Store {
  const number = Math.max(0, ...stores.map((store) => store.number)) + 1;
  const empty = { en: "", es: "" };
  const closed = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
  const where = { street: "", city: "", state: "", postalCode: "", country: storefront.countries[0] ?? "US", latitude: 0, longitude: 0 };
  const times = { timezone: storefront.timezone, hours: closed, closedOn: [] };
  const names = { code: "", number, name: empty, slug: empty, description: empty };
  return { ...names, published: false, ...where, phone: "", email: null, ...times, operationTypes: [] };
}

const MAX_NAME = 80;
const MAX_SLUG = 34;

/**
 * Adds a store for each name that a file has and the shop doesn't. They are unpublished: customers don't see them, and their stock is not for
 * sale, until staff complete and publish them.
 */
export function withUnpublishedStores<Settings extends Shop>(settings: Settings, names: readonly string[]): Settings {
  const stores = [...settings.stores];
  for (const name of names) stores.push(unpublishedStore({ ...settings, stores }, name));
  return { ...settings, stores };
}

function unpublishedStore(shop: Shop, name: string): Store {
  const line = name.trim().replaceAll(/\s+/g, " ").slice(0, MAX_NAME);
  const blank = blankStore(shop);
  const code = freeCode(shop, line, blank.number);
  return { ...blank, code, name: { en: line, es: line }, slug: { en: code, es: code } };
}

/** Returns a code that is also free as a slug. It starts with a letter. */
function freeCode({ stores }: Pick<Shop, "stores">, name: string, number: number): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replaceAll(/^-+|-+$/g, "");
  const base = /^[a-z]/.test(words) ? words : `store-${words || number}`;
  const taken = new Set(stores.flatMap(({ code, slug }) => [code.toLowerCase(), slug.en, slug.es]));
  let code = base;
  for (let other = 2; taken.has(code); other++) code = `${base}-${other}`;
  return code;
}
