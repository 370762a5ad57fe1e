/** Filter values of a list of orders: all, those with something left to hand over or on its way, and those without. */
export const orderStatuses = { all: 0, open: 1, completed: 2 } as const;
/** Filter values in days; 180 is displayed as six months, and 0 means no limit. */
export const orderRanges = [14, 30, 60, 90, 180, 365, 0] as const;
export const orderSorts = ["newest", "oldest", "total_desc", "total_asc"] as const;
/** The states of an order for its customer. */
export const orderStates = ["confirmed", "picking", "ready", "partly", "shipped", "delivered", "collected", "canceled"] as const;
export type OrderState = (typeof orderStates)[number];
