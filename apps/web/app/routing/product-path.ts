// @bundle shell
/** Returns the path of a product's page, opened at the variant that the link shows. */
export const productPath = (slug: string, itemNo: string): string => `product/detail/${slug}?item=${encodeURIComponent(itemNo)}`;
