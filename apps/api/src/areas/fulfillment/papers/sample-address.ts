/** Returns the address of the sampled item, with the sample's lot selected. @param home the shop's address with the customer's language */
export const sampleAddress = (home: string, { sampleOf, lot }: { sampleOf: string; lot: string }): string =>
  `${home}/product/detail/${encodeURIComponent(sampleOf)}?lot=${encodeURIComponent(lot)}#lot`;
