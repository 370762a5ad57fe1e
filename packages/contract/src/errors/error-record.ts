/** An error's HTTP status, and the values that its message needs; none by default. */
export interface ErrorRecord {
  status: number;
  values?: Readonly<Record<string, "number" | "text">>;
}
export type ErrorRecords = Readonly<Record<string, ErrorRecord>>;

export const limit = { limit: "number" } as const;
export const itemNo = { itemNo: "text" } as const;
export const left = { ...itemNo, left: "number" } as const;
export const orderNo = { orderNo: "text" } as const;
export const phone = { phone: "text" } as const;
export const seconds = { seconds: "number" } as const;
