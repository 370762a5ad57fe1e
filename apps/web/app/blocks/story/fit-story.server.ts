import { product } from "@azulejo/contract";
import { productTag } from "@azulejo/contract/pages/page-tag.ts";
import { callApi } from "../../request/api.server.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import type { Visit } from "../../routing/visit.ts";
import { contentAddress, type LinkTargets, productCodeOf } from "./content-address.ts";
import { shownAsset } from "./shown-asset.ts";
import { mapContent, walkContent } from "./walk-content.ts";

/** Maximum number of product cards per API call. */
const CARDS = 24;

/** Reads the data for the links in these contents: all listings, and the products they name, whose cache tags it adds to the page. */
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
 * Returns content as it is displayed: links have their address in the reader's language, or none if it is forbidden, and the addresses of
 * the shop's own pictures are relative. Of links and pictures only what a page shows is left, because the browser gets the content too.
 */
export function fitContent<T>(content: T, around: LinkTargets, visit: Visit): T {
  const { filesUrl } = visit.context.get(requestContext);
  return mapContent(content, {
    link(field) {
      const href = addressOfField(field, around);
      return href === null ? {} : { href, ...targetOf(field) };
    },
    textLink(attributes) {
      const { linktype, href, anchor, story } = attributes;
      const slug = linktype === "email" ? `mailto:${href}` : (slugOf(story) ?? href);
      return { href: contentAddress(anchor ? `${slug}#${anchor}` : slug, around) ?? "", ...targetOf(attributes) };
    },
    asset: (field) => shownAsset(field, withoutHost(field.filename, filesUrl)),
  }) as T;
}

const withoutHost = (address: string, filesUrl: string): string =>
  address.startsWith(`${filesUrl}/`) ? address.slice(filesUrl.length) : address;

const targetOf = ({ target }: Record<string, unknown>) => (target === "_blank" ? { target } : {});

function addressOfField(field: Record<string, unknown>, around: LinkTargets): string | null {
  const anchor = typeof field.anchor === "string" && field.anchor ? `#${field.anchor}` : "";
  if (field.linktype === "email") return contentAddress(`mailto:${field.email ?? field.url}`, around);
  const target = slugOf(field.story) ?? String(field.cached_url || field.url || "");
  return target === "" && !anchor ? null : contentAddress(target + anchor, around);
}

/** Returns the current address of a linked story, even if it has moved since the link was made. */
function slugOf(story: unknown): string | null {
  const { default_full_slug, full_slug, url } = (story ?? {}) as Record<string, unknown>;
  const slug = default_full_slug || full_slug || url;
  return typeof slug === "string" ? slug : null;
}
