/** The page of a product, opened at the variant that the link shows. */
export const productPath = (slug: string, itemNo: string): string => `product/detail/${slug}?item=${encodeURIComponent(itemNo)}`;
