/** Returns an order's number for its customer; for a moved order, also that of the other system. */
export const orderNumbers = ({ orderNo, earlierNo }: { orderNo: number; earlierNo: string | null }): string =>
  earlierNo === null ? String(orderNo) : `${orderNo} (${earlierNo})`;
