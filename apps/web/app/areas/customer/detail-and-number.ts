/** Returns the detail and the number of goods. Those of an order from another system may have no detail. */
export const detailAndNumber = ({ detail, itemNo }: { detail: string; itemNo: string }): string =>
  [detail, itemNo].filter((part) => part !== "").join(", ");
