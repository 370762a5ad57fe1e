import { isQuietPath } from "@azulejo/contract/content/tag-groups.ts";
import { REPORT_PATH } from "./policy-reports/receive-reports.ts";

/** Other origins from which a page may load. */
export interface PolicyHosts {
  /** Script and frames of the card provider. */
  payment: string[];
  /** Script, button and approval page of the wallet's provider, allowed on payment pages only. */
  wallet: string[];
  /** Scripts and frames of the captcha provider; none if the shop uses its own proof of work. */
  captcha: string[];
  /** Script, pictures and data of the map service, allowed only on the page with the street map. */
  map: string[];
  /** Origins of external pictures, known once the catalog has been read. */
  pictures(): string[];
  /** Sign-in services to which account forms redirect. */
  signIn: string[];
  /** Hosts of the storefront's tags, allowed only on pages with tags. */
  tags(): string[];
  /** Whether the shop is served over https, so that insecure requests are upgraded. */
  https: boolean;
}

/** Players of embedded films, loaded after a click. */
const FILMS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** What determines a page's policy besides its hosts. */
interface PolicyOf {
  /** Script sources: hashes for cached pages, or one nonce for personal pages. */
  scripts: string[];
  /** The path, with or without its language. Checkout, payment, receipts and account allow no tags. */
  path: string;
  /** Origin that may frame the page: the content editor, in a signed preview, which has no tags either. */
  editor?: string | null;
}

/** The page's Content-Security-Policy. */
export function contentPolicy({ scripts, path, editor = null }: PolicyOf, hosts: PolicyHosts): string {
  const below = path.replace(/^\/[a-z]{2}(?=\/)/, "");
  const tags = editor || isQuietPath(below) ? [] : hosts.tags();
  const wallet = isPaymentPath(below) ? hosts.wallet : [];
  const map = isStreetMap(below) ? hosts.map : [];
  const providers = [...new Set([...hosts.payment, ...hosts.captcha, ...wallet, ...map])].join(" ");
  const ifMap = (...sources: string[]) => (map.length > 0 ? sources : []);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, providers, ...tags, ...ifMap("'unsafe-eval'", "blob:")].filter(Boolean).join(" "),
    // The wallet's script adds styles with the page's nonce; the editor's bridge adds inline styles for outlines around blocks.
    [
      "style-src 'self'",
      ...(editor ? ["'unsafe-inline'"] : ifMap("'unsafe-inline'", "https://fonts.googleapis.com")),
      ...(wallet.length > 0 ? scripts.filter(isNonce) : []),
    ].join(" "),
    ["img-src 'self' data:", ...hosts.pictures(), ...wallet, ...map, ...tags].join(" "),
    ["font-src 'self'", ...ifMap("https://fonts.gstatic.com")].join(" "),
    ["connect-src 'self'", providers, ...tags, ...ifMap("data:", "blob:")].filter(Boolean).join(" "),
    ...ifMap("worker-src 'self' blob:"),
    `frame-src ${[providers, ...FILMS].join(" ").trim()}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...wallet, ...(below.startsWith("/account/") ? hosts.signIn : [])].join(" "),
    `frame-ancestors ${editor ?? "'none'"}`,
    ...(hosts.https ? ["upgrade-insecure-requests"] : []),
    `report-uri ${REPORT_PATH}`,
  ].join("; ");
}

/** The policy of responses that aren't pages: data, files, errors. Others set their own. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const nosniff = { "x-content-type-options": "nosniff" };
const onlyHttps = (https: boolean) => (https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {});

const isNonce = (source: string): boolean => source.startsWith("'nonce-");

/** Pages on which a wallet can pay. */
const isPaymentPath = (below: string): boolean => /^\/(?:checkout|payorder\/confirm)(?:[/.?#]|$)/.test(below);

/** Pages on which a card pays, which may come from Apple Pay or Google Pay. */
const isCardPath = (below: string): boolean => isPaymentPath(below) || /^\/account\/invoices\/pay(?:[/.?#]|$)/.test(below);

/** Returns whether a path is the store page with the street map. */
const isStreetMap = (below: string): boolean => /^\/our-locations\/?\?(?:.*&)?map=streets(?:&|$)/.test(below);

const permissionsPolicy = (payment: string[]): string =>
  `camera=(), microphone=(), geolocation=(self), payment=(${["self", ...payment.map((origin) => `"${origin}"`)].join(" ")})`;

/**
 * Headers of payment pages: the card provider's frames may ask the browser for Apple Pay or Google Pay, and a wallet's window stays
 * connected with the page that opened it, which it tells how the approval ended.
 */
export function paymentPolicy(path: string, hosts: PolicyHosts): Record<string, string> {
  const below = path.replace(/^\/[a-z]{2}(?=\/)/, "");
  if (!isCardPath(below)) return {};
  return {
    "permissions-policy": permissionsPolicy(hosts.payment),
    ...(hosts.wallet.length > 0 && isPaymentPath(below) && { "cross-origin-opener-policy": "same-origin-allow-popups" }),
  };
}

/** Headers of every response. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  ...nosniff,
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": permissionsPolicy([]),
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  ...onlyHttps(https),
});

/** Headers of files loaded by pages. */
export const fileHeaders = (https: boolean): Record<string, string> => ({ ...nosniff, ...onlyHttps(https) });
