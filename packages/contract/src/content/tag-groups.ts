/** The tag groups by name, one per type of page or action. */
export const tagGroups = [
  "page-view",
  "home-page",
  "product-list",
  "product-detail",
  "add-to-cart",
  "add-to-wishlist",
  "checkout",
  "checkout-next-step",
  "lead",
  "location-detail",
  "order-completed",
  "page-sort-changed",
  "search-done",
  "search-with-facets",
  "shopping-bag",
  "signed-up",
  "user-logged-in",
] as const;
export type TagGroup = (typeof tagGroups)[number];

export const isTagGroup = (name: unknown): name is TagGroup => tagGroups.some((one) => one === name);

/** The event name of each group; the specification defines three, and the others follow their pattern. */
export const eventTypes = {
  "page-view": "ViewPage",
  "home-page": "ViewHomePage",
  "product-list": "ViewProductList",
  "product-detail": "ViewProduct",
  "add-to-cart": "AddToCart",
  "add-to-wishlist": "AddToWishlist",
  checkout: "Checkout",
  "checkout-next-step": "CheckoutNextStep",
  lead: "Lead",
  "location-detail": "ViewLocation",
  "order-completed": "OrderCompleted",
  "page-sort-changed": "PageSortChanged",
  "search-done": "SearchDone",
  "search-with-facets": "SearchWithFacets",
  "shopping-bag": "ViewShoppingBag",
  "signed-up": "SignedUp",
  "user-logged-in": "UserLoggedIn",
} as const satisfies Record<TagGroup, string>;

/** Where a tag is inserted: in the head, at the start of the body, or at its end. */
export const tagZones = ["Header", "Body", "Footer"] as const;
export type TagZone = (typeof tagZones)[number];

const quiet = /^(?:checkout2?|order|receipt|payorder|paymentAuthRequest|account|customerusers|subscription)(?:[/.?#]|$)/i;

/** Returns whether a path is checkout, payment, receipts or account, where tags are never shown. @param path without the language prefix */
export const isQuietPath = (path: string): boolean => quiet.test(path.replace(/^\/+/, ""));

const bare = (path: string): string => path.replace(/[?#].*$/, "").replace(/^\/+|\/+$/g, "");
const belowLanguage = (path: string): string => bare(path).replace(/^(?:en|es)(?:\/|$)/, "");

/**
 * Returns whether a group applies: one of its routes is a wildcard, equals the path, or is contained in the route's name.
 * @param page path with or without its language prefix; name with its language suffix
 */
export function groupApplies(routes: readonly string[], page: { path: string; routeName: string }): boolean {
  return routes.some((route) => {
    const wanted = route.trim();
    if (wanted === "") return false;
    if (wanted === "*" || bare(wanted) === bare(page.path) || bare(wanted) === belowLanguage(page.path)) return true;
    return page.routeName.includes(wanted);
  });
}
