// @bundle shell
/** Returns the path of a product's page with the variant that the link shows selected. */
export const productPath = (slug: string, itemNo: string): string => `product/detail/${slug}?item=${encodeURIComponent(itemNo)}`;
