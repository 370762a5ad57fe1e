/** A web site as people write it, `example.com`, as an address. */
export const webAddress = (typed: string): string => (typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`);
