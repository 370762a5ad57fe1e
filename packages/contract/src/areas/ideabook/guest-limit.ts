/** A cookie of 4 kB holds them. */
export const MOST_GUEST_ENTRIES = 40;
