/** Limited by the cookie's 4 kB. */
export const MAX_GUEST_ENTRIES = 40;
