// @bundle tags
import type { Store } from "@azulejo/contract/areas/store.ts";
import type { TagEvent } from "@azulejo/contract/areas/tag.ts";
import type { TagGroup } from "@azulejo/contract/content/tag-groups.ts";
import { facetKeys } from "@azulejo/contract/vocabulary.ts";
import type { PageEvent } from "./announce.ts";

/** A page that was loaded or navigated to. */
export interface FinishedPage {
  /** Name of its route, with the language suffix. */
  routeName: string;
  url: URL;
  /** The previous page in this document. */
  before: URL | null;
  /** The data from its loader. */
  data: unknown;
}

interface Shown {
  detail?: { product?: { name?: string } };
  /** Set for a story about a store. */
  view?: { store?: Store | null };
  /** Set on a store's own page. */
  store?: Store;
}

const choices = [...facetKeys, "from", "to", "stock"];
const lists = /^(?:product|product-sale|product-list|search)$/;

/** Returns the events of a loaded page, `page-view` first. */
export function pageEvents({ routeName, url, before, data }: FinishedPage): PageEvent[] {
  const id = routeName.split("___")[0] ?? "";
  const shown = (data ?? {}) as Shown;
  const { searchParams } = url;
  const events: PageEvent[] = [];
  const add = (when: boolean, name: TagGroup, more: Partial<TagEvent> = {}) => when && events.push({ name, data: more });
  const productName = shown.detail?.product?.name;
  const step = /\/checkout2?\/([^/]*)/.exec(url.pathname)?.[1];
  const searched = Boolean(searchParams.get("q")?.trim());
  add(true, "page-view", productName ? { productName } : {});
  add(id === "home", "home-page");
  add(lists.test(id) && id !== "search", "product-list");
  add(id === "product-detail", "product-detail", productName ? { productName } : {});
  add(id === "shoppingbag", "shopping-bag");
  const isCheckout = id.startsWith("checkout");
  add(isCheckout && (!step || step === "user"), "checkout");
  add(isCheckout && Boolean(step) && step !== "user", "checkout-next-step");
  add(searched && (id === "search" || id === "search-content"), "search-done");
  add(lists.test(id) && choices.some((key) => searchParams.has(key)), "search-with-facets");
  add(lists.test(id) && before?.pathname === url.pathname && sortOf(before) !== sortOf(url), "page-sort-changed");
  const store = id === "our-locations-store" ? shown.store : shown.view?.store;
  if (store) add(true, "location-detail", locationOf(store));
  return events;
}

const sortOf = ({ searchParams }: URL): string => searchParams.get("sort") ?? "";

/** Returns a store with the fields of the specification's event. */
function locationOf(store: Store): Partial<TagEvent> {
  return {
    locationCity: store.city,
    locationName: store.name,
    locationPhone: store.phone,
    locationHours: Object.entries(store.hours)
      .map(([day, hours]) => `${day} ${hours ? hours.join("-") : "-"}`)
      .join("; "),
    locationAddress: store.street,
    locationLatitude: store.latitude,
    locationLongitude: store.longitude,
    locationPostalCode: store.postalCode,
    locationDescription: store.description,
    locationStateProvince: store.state,
  };
}
