import { product } from "@azulejo/contract";
import { productTag } from "@azulejo/contract/pages/page-tag.ts";
import { callApi } from "../../request/api.server.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { contentAddress, type LinkTargets, productCodeOf } from "./content-address.ts";
import { walkContent } from "./walk-content.ts";

/** Maximum cards per call. */
const CARDS = 24;

/** Reads the lookups for the links in these contents: all listings, and the products they name, whose tags it declares. */
export async function readLinkTargets(visit: Visit, contents: unknown[]): Promise<LinkTargets> {
  const { context, language } = visit;
  const linked = linkedProducts(contents);
  const { page } = context.get(requestContext);
  for (const code of linked) page.tags.add(productTag(code));
  const [listings, products] = await Promise.all([callOnce(context, language, product.listings), slugsOf(visit, linked)]);
  return {
    language,
    address: visit.address,
    listings: new Map(listings.map((one) => [one.path, one.slugs[language] ?? one.path])),
    products,
  };
}

function linkedProducts(contents: unknown[]): string[] {
  const codes = new Set<string>();
  const note = (address: unknown) => {
    const code = productCodeOf(String(address ?? ""));
    if (code) codes.add(code);
  };
  walkContent(contents, { link: (field) => note(field.cached_url || field.url), textLink: ({ href }) => note(href) });
  return [...codes];
}

async function slugsOf({ context, language }: Visit, codes: string[]): Promise<Map<string, string>> {
  const parts = Array.from({ length: Math.ceil(codes.length / CARDS) }, (_, at) => codes.slice(at * CARDS, (at + 1) * CARDS));
  const cards = await Promise.all(parts.map((part) => callApi(context, language, product.cards, { codes: part })));
  return new Map(cards.flat().map((card) => [card.code, card.slug]));
}

/**
 * Prepares content for display: links get their address in the reader's language, forbidden links are removed,
 * and our own pictures lose their origin. Works on a copy.
 */
export function fitContent<T>(content: T, around: LinkTargets, visit: Visit): T {
  const fitted = structuredClone(content);
  const { filesUrl } = visit.context.get(requestContext);
  walkContent(fitted, {
    link(field) {
      field.href = addressOfField(field, around) ?? undefined;
      delete field.story;
    },
    textLink(attributes) {
      const { linktype, href, anchor, story } = attributes;
      const target = linktype === "email" ? `mailto:${href}` : (slugOf(story) ?? href);
      attributes.href = contentAddress(anchor ? `${target}#${anchor}` : target, around) ?? "";
      attributes.anchor = null;
      attributes.linktype = "url";
      delete attributes.story;
    },
    asset(field) {
      if (field.filename.startsWith(`${filesUrl}/`)) field.filename = field.filename.slice(filesUrl.length);
    },
  });
  return fitted;
}

function addressOfField(field: Record<string, unknown>, around: LinkTargets): string | null {
  const anchor = typeof field.anchor === "string" && field.anchor ? `#${field.anchor}` : "";
  if (field.linktype === "email") return contentAddress(`mailto:${field.email ?? field.url}`, around);
  const target = slugOf(field.story) ?? String(field.cached_url || field.url || "");
  return target === "" && !anchor ? null : contentAddress(target + anchor, around);
}

/** Current address of a linked story, even if it has moved since the link was made. */
function slugOf(story: unknown): string | null {
  const { default_full_slug, full_slug, url } = (story ?? {}) as Record<string, unknown>;
  const slug = default_full_slug || full_slug || url;
  return typeof slug === "string" ? slug : null;
}
