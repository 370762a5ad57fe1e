import { countryOfPostalCode, writtenPostalCode } from "@azulejo/contract/places/postal-code.ts";

/** Returns a postal code as the post writes it; null if it isn't one. */
export const toPostalCode = (typed: string): string | null => (countryOfPostalCode(typed) === null ? null : writtenPostalCode(typed));

export const zipCookie = (siteKey: string): string => `${siteKey}_zip`;
