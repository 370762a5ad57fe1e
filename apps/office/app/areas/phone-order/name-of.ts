import type { OfficeBuyer } from "@azulejo/contract/areas/office/phone-orders.ts";

/** Returns the name of a person, and of their business. */
export const nameOf = ({ firstName, lastName, business }: OfficeBuyer): string =>
  [`${firstName} ${lastName}`.trim(), business].filter(Boolean).join(", ");
