import type { OfficeBuyer } from "@azulejo/contract/areas/office/phone-orders.ts";

/** Who it is, and for which business. */
export const nameOf = ({ firstName, lastName, business }: OfficeBuyer): string =>
  [`${firstName} ${lastName}`.trim(), business].filter(Boolean).join(", ");
