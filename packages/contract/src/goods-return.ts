/** Why goods are returned; staff and customers choose from the same list. */
export const returnReasons = ["tooMuch", "changedMind", "wrongItem", "damaged", "shade", "late", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** `received`: the goods are here. `inspected`: what is sellable is back in stock. */
export const returnStates = ["announced", "received", "inspected", "refunded", "withdrawn"] as const;
export type ReturnState = (typeof returnStates)[number];
