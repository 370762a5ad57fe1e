/**
 * Headers for a page whose address contains a secret from a mail or a shared link: other sites see only this site's origin as referrer.
 * With `no-referrer` the page's own form would come without its origin and be rejected as cross-site.
 */
export const keepAddress = (): HeadersInit => ({ "referrer-policy": "strict-origin" });
