/** One page of the shop: everything that routing, guards, titles, breadcrumbs and the sitemap read of it. */
export interface RouteRecord {
  id: string;
  /** Below the locale prefix; without a leading slash. */
  path: string;
  /** Key of the breadcrumb's and the title's words. */
  breadcrumb: string;
  layout: "account" | "checkout" | "container" | "contentonly" | "default" | "fullpage" | "main";
  guards: string[];
  /** Below app/. */
  file: string;
}

const page = (id: string, path: string, file: string, more: Partial<RouteRecord> = {}): RouteRecord => ({
  id,
  path,
  file,
  breadcrumb: `crumb.${id}`,
  layout: "default",
  guards: [],
  ...more,
});

export const routeTable: RouteRecord[] = [
  page("home", "", "areas/home/home-page.tsx", { layout: "fullpage" }),
  page("product", "product", "areas/product/list/list-page.tsx", { layout: "fullpage" }),
  page("product-sale", "product/sale", "areas/product/list/list-page.tsx", { layout: "fullpage" }),
  page("product-list", "product/list/*", "areas/product/list/list-page.tsx", { layout: "fullpage", guards: ["product-list-page"] }),
  page("search", "search", "areas/product/list/list-page.tsx", { layout: "fullpage" }),
  page("product-detail", "product/detail/*", "areas/product/detail/detail-page.tsx", { guards: ["product-detail-page"] }),
  page("shoppingbag", "shoppingbag", "areas/webshoppingbag/bag-page.tsx"),
  page("checkout", "checkout/*", "areas/checkout/checkout-page.tsx", { layout: "checkout" }),
  page("receipt", "order/receipt/:id", "areas/customer/receipt-page.tsx", { layout: "container" }),
  page("500", "500", "shell/server-error-page.tsx", { layout: "container" }),
  page("404", "404", "shell/not-found-page.tsx", { layout: "container" }),
];

/** Answers data or takes a form; never a page of its own. */
export const resourceTable = [
  { id: "suggestions", path: "suggestions", file: "areas/suggestions/suggestions.resource.ts" },
  { id: "my-store", path: "my-store", file: "areas/storelocator/my-store.resource.ts" },
  { id: "availability", path: "availability", file: "areas/product/availability.resource.ts" },
  { id: "product-cards", path: "product-cards", file: "areas/product/cards.resource.ts" },
  { id: "log", path: "log", file: "areas/log/log.resource.ts" },
];

/** The record of a matched route; its id ends in `___{language}`. */
export const recordOf = (routeId: string): RouteRecord | undefined => routeTable.find((record) => routeId.split("___")[0] === record.id);

/** Listings and content end with a slash, the shop's own routes (specification 2.2) stand as written. */
export function canonicalPath(path: string): string {
  const [, rest = ""] = /^\/[a-z]{2}(\/.*)?$/.exec(path) ?? [];
  const below = rest.replace(/^\//, "").replace(/\/+$/, "");
  const slashed =
    below === "" ||
    below === "product" ||
    below === "404" ||
    below === "500" ||
    below.startsWith("product/list/") ||
    below === "product/sale";
  const language = path.slice(0, 3);
  return `${language}/${below}${slashed && below !== "" ? "/" : ""}`;
}
