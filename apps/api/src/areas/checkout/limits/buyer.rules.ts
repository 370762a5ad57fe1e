import type { Role } from "@azulejo/contract";

/** Business account roles that place orders; Accounting only pays for them. */
const buyers: readonly Role[] = ["Administrator", "Sales", "Professional"];

export const mayOrder = (roles: readonly Role[]): boolean => roles.some((role) => buyers.includes(role));
