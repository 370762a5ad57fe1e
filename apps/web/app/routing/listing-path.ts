// @bundle shell
/** Returns a listing's only address, without the language; the sale listing has its own page. */
export const listingPath = ({ path, slug }: { path: string; slug: string }): string =>
  path === "sale" ? "product/sale/" : `product/list/${slug}/`;
