/** Headers of a page whose address holds a link of a mail: no other page and no other site is told of it. */
export const noReferrer = (): HeadersInit => ({ "referrer-policy": "no-referrer" });
