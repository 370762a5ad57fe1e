/** Turns a website as people type it (`example.com`) into a URL. */
export const webAddress = (typed: string): string => (typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`);
