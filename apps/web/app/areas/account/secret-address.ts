/**
 * Headers for a page whose address contains a secret from an email or a shared link: other sites receive only this site's origin as
 * referrer. With `no-referrer`, the page's own form would be sent without an origin and be rejected as cross-site.
 */
export const keepAddress = (): HeadersInit => ({ "referrer-policy": "strict-origin" });
