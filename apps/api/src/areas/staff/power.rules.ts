import { type StaffRight, staffRights } from "@azulejo/contract";

/** A staff member's rights, and the places they apply to. */
export interface Power {
  rights: readonly StaffRight[];
  /** The places that they are limited to; null for all. */
  placeIds: readonly number[] | null;
}

/**
 * Returns whether one power includes all of another. Staff can assign only powers that theirs covers, and change only people with such
 * powers.
 */
export const covers = (own: Power, other: Power): boolean =>
  other.rights.every((right) => own.rights.includes(right)) &&
  (own.placeIds === null || (other.placeIds?.every((id) => own.placeIds?.includes(id)) ?? false));

/** Returns whether somebody has all rights everywhere, and can therefore assign any. */
export const isOwner = (one: Power): boolean => covers(one, { rights: staffRights, placeIds: null });
