import { storyUuid } from "./stable-id.ts";
import type { StorySpace } from "./story-file.ts";

/** The target of an authored address: a story, a URL or an email address. */
export type AuthoredLink =
  | { linktype: "story"; uuid: string; slug: string; anchor: string | null }
  | { linktype: "url"; url: string; anchor: null }
  | { linktype: "email"; email: string };

/** @throws with the reason for an address that a page must not link to */
export function readLink(address: string, space: Pick<StorySpace, "hasStory">): AuthoredLink {
  const written = address.trim();
  if (/^mailto:/i.test(written)) return { linktype: "email", email: written.slice("mailto:".length) };
  if (/^(?:https?|tel):/i.test(written)) return { linktype: "url", url: written, anchor: null };
  if (/^[a-z][a-z0-9+.-]*:/i.test(written)) throw new Error(`a link cannot lead to ${written.split(":")[0]}:`);
  const [path = "", anchor = null] = written.split("#");
  const slug = path.replace(/^\/+|\/+$/g, "");
  if (space.hasStory(slug)) return { linktype: "story", uuid: storyUuid(slug), slug, anchor };
  return { linktype: "url", url: `/${written.replace(/^\/+/, "")}`, anchor: null };
}

/** Returns a link field as the editor stores it. */
export function linkField(address: string, space: Pick<StorySpace, "hasStory">): Record<string, unknown> {
  const link = readLink(address, space);
  const base = { fieldtype: "multilink", id: "", url: "", cached_url: "" };
  switch (link.linktype) {
    case "story":
      return { ...base, linktype: "story", id: link.uuid, cached_url: link.slug, ...(link.anchor && { anchor: link.anchor }) };
    case "email":
      return { ...base, linktype: "email", email: link.email, url: link.email, cached_url: link.email };
    case "url":
      return { ...base, linktype: "url", url: link.url, cached_url: link.url };
  }
}

/** Returns the address as an author writes it. */
export function authoredAddress(field: Record<string, unknown>): string {
  const anchor = typeof field.anchor === "string" && field.anchor ? `#${field.anchor}` : "";
  if (field.linktype === "email") return `mailto:${field.email ?? field.url}`;
  const address = String(field.cached_url || field.url || "");
  return field.linktype === "story" ? `${address}/${anchor}` : address.replace(/^\/(?!\/)/, "") + anchor;
}
