import { z } from "zod";

/** A browser's report of a policy violation, without parts that could identify a person or contain a secret. */
export interface Violation {
  directive: string;
  /** An origin, or a keyword such as `inline` or `eval`. */
  blocked: string;
  /** The page's path without its query, with stars for parts that may be ids or tickets. */
  page: string;
}

const text = z.string().max(4000).catch("");
const old = z.object({
  "csp-report": z.object({ "effective-directive": text, "violated-directive": text, "blocked-uri": text, "document-uri": text }),
});
const current = z.array(
  z.object({ type: z.literal("csp-violation"), body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
);

/** Parses a report in either format that browsers send. @returns null for anything else */
export function violationIn(body: unknown): Violation | null {
  const former = old.safeParse(body).data?.["csp-report"];
  if (former) {
    const directive = former["effective-directive"] || former["violated-directive"];
    return violation(directive, former["blocked-uri"], former["document-uri"]);
  }
  const [first] = current.safeParse(body).data ?? [];
  return first ? violation(first.body.effectiveDirective, first.body.blockedURL, first.body.documentURL) : null;
}

function violation(directive: string, blocked: string, page: string): Violation | null {
  const [name = ""] = directive.split(" ");
  if (!/^[a-z-]{3,40}$/.test(name)) return null;
  return { directive: name, blocked: originOf(blocked), page: pathOf(page) };
}

function originOf(blocked: string): string {
  if (/^[a-z-]{0,20}$/.test(blocked)) return blocked;
  const address = URL.parse(blocked);
  return address && address.origin !== "null" ? address.origin.slice(0, 100) : (address?.protocol ?? "");
}

const pathOf = (page: string): string =>
  (URL.parse(page)?.pathname ?? "")
    .split("/")
    .slice(0, 6)
    .map((part) => (/^[a-z-]{0,24}$/.test(part) ? part : "*"))
    .join("/");
