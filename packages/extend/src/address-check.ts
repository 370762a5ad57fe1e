import type { Sentence } from "./orders.ts";

/** An address to deliver to, as its owner wrote it. */
export interface AddressToCheck {
  line1: string;
  line2?: string | undefined;
  city: string;
  /** The code of the state or province. */
  province: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  company?: string | undefined;
}

/** What is wrong with an address. */
export interface AddressProblem {
  /** The field to which the sentence belongs. */
  field: "line1" | "line2" | "city" | "province" | "postalCode";
  /** Says what to do, such as "This street has no number 12. Check the number." */
  sentence: Sentence;
}

/** Checks addresses after the shop's own checks, when a buyer enters where to deliver and when an address is saved. */
export interface AddressCheck {
  /**
   * Returns what is wrong, or null for an address where goods can be delivered.
   * @param signal aborts after three seconds; the address then counts as good
   */
  check(address: AddressToCheck, signal: AbortSignal): Promise<AddressProblem | null>;
}
