import { type StaffRight, staffRights } from "@azulejo/contract";

/** A staff member's rights, and the stores where they have them. */
export interface Power {
  rights: readonly StaffRight[];
  /** The only places that they work in; null for all. */
  placeIds: readonly number[] | null;
}

/** Returns whether one power includes all of another. Nobody gives a power that theirs doesn't cover, nor changes a person who has one. */
export const covers = (own: Power, other: Power): boolean =>
  other.rights.every((right) => own.rights.includes(right)) &&
  (own.placeIds === null || (other.placeIds?.every((id) => own.placeIds?.includes(id)) ?? false));

/** Returns whether somebody may do everything everywhere, and can therefore give every right. */
export const isOwner = (one: Power): boolean => covers(one, { rights: staffRights, placeIds: null });
