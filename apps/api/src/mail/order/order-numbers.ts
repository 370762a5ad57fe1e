/** Returns an order's number as its customer knows it: for a moved order with that of the other system. */
export const orderNumbers = ({ orderNo, earlierNo }: { orderNo: number; earlierNo: string | null }): string =>
  earlierNo === null ? String(orderNo) : `${orderNo} (${earlierNo})`;
