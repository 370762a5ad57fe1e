/** Limited by the cookie's 4 kB. */
export const MOST_GUEST_ENTRIES = 40;
