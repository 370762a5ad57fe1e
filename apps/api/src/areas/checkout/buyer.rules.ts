import type { Role } from "@azulejo/contract";

/** Roles of a business account that place orders; Accounting alone pays for them. */
const buyers: readonly Role[] = ["Administrator", "Sales", "Professional"];

export const mayOrder = (roles: readonly Role[]): boolean => roles.some((role) => buyers.includes(role));
