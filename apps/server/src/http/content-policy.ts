/** Other origins that a page may load from. */
export interface PolicyHosts {
  /** Script and frame of the card provider. */
  payment: string[];
  /** Scripts and frames of the captcha provider; none where the shop asks for a proof of work itself. */
  captcha: string[];
  /** Pictures that lie elsewhere; known only when the catalogue has been read. */
  pictures(): string[];
  /** Sends upgraded requests only where the shop itself is on https. */
  https: boolean;
}

/** Where embedded films play, after a click. */
const FILMS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * The page's Content-Security-Policy.
 * @param scripts hashes (cached pages) or one nonce (personal pages), as source expressions
 * @param editor origin that may show the page in a frame: the editor of our content, in a signed preview
 */
export function contentPolicy(scripts: string[], hosts: PolicyHosts, editor: string | null = null): string {
  const providers = [...new Set([...hosts.payment, ...hosts.captcha])].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")} ${providers}`.trim(),
    // The editor's bridge brings the outlines that it draws around blocks as a style of its own.
    `style-src 'self'${editor ? " 'unsafe-inline'" : ""}`,
    ["img-src 'self' data:", ...hosts.pictures()].join(" "),
    "font-src 'self'",
    `connect-src 'self' ${providers}`.trim(),
    `frame-src ${[providers, ...FILMS].join(" ").trim()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${editor ?? "'none'"}`,
    ...(hosts.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Headers of every answer. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    ...(https && { "strict-transport-security": "max-age=31536000; includeSubDomains" }),
  };
}
