/** Returns the page of the item of a sample, opened at the sample's lot. @param home the shop's address with the customer's language */
export const sampleAddress = (home: string, { sampleOf, lot }: { sampleOf: string; lot: string }): string =>
  `${home}/product/detail/${encodeURIComponent(sampleOf)}?lot=${encodeURIComponent(lot)}#lot`;
