import { countryOfPostalCode, writtenPostalCode } from "@azulejo/contract/places/postal-code.ts";

/** Returns a postal code in its official form; null if it is invalid. */
export const toPostalCode = (typed: string): string | null => (countryOfPostalCode(typed) === null ? null : writtenPostalCode(typed));

export const zipCookie = (siteKey: string): string => `${siteKey}_zip`;
