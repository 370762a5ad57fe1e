// @bundle shell
/** Returns the one address of a listing below its language; what is on sale has a page of its own. */
export const listingPath = ({ path, slug }: { path: string; slug: string }): string =>
  path === "sale" ? "product/sale/" : `product/list/${slug}/`;
