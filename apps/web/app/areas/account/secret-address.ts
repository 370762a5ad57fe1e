/**
 * Headers of a page whose address holds a link of a mail: whoever a request goes to learns of this site, and not of the address.
 * With `no-referrer` the page's own form would come without its origin, and be taken for another site's.
 */
export const keepAddress = (): HeadersInit => ({ "referrer-policy": "strict-origin" });
