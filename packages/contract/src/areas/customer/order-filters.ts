/** The filter of a list of orders: all, those with something left to hand over, and those with nothing left. */
export const orderStatuses = { all: 0, open: 1, completed: 2 } as const;
/** How far back a list of orders goes, in days; 180 is called six months, 0 is as far as there are orders. */
export const orderRanges = [14, 30, 60, 90, 180, 365, 0] as const;
export const orderSorts = ["newest", "oldest", "total_desc", "total_asc"] as const;
/** How far an order is, from the customer's side. */
export const orderStates = ["confirmed", "picking", "ready", "partly", "shipped", "delivered", "collected", "canceled"] as const;
export type OrderState = (typeof orderStates)[number];
