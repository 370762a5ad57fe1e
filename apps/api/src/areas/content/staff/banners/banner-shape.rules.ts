import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { bannerTime } from "../../../banner/index.ts";
import type { ManagedStory } from "../space-shapes.ts";

type Content = Record<string, unknown>;

/** The fields of a banner's form. */
export type BannerValues = Omit<OfficeBanner, "id" | "lockVersion" | "state" | "hasChanges" | "publishedAt">;

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(text).filter(Boolean) : []);
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value[] => values.filter((one) => one === value);

const tones = ["plain", "sale", "warning"] as const;
const languages = ["en", "es"] as const;
const kinds = ["guest", "homeowner", "business"] as const;

/** Returns a stored time as ISO 8601; null if it is empty or unreadable, because such a banner is never shown. */
function momentOf(value: unknown): string | null {
  const time = bannerTime(value);
  return typeof time === "number" ? new Date(time).toISOString() : null;
}

/** Returns a time as stored in the content system: in UTC, so that text order is time order. */
const storedMoment = (moment: string | null): string => (moment === null ? "" : moment.slice(0, 16).replace("T", " "));

interface StoredLink {
  linktype?: string;
  cached_url?: string;
  url?: string;
  email?: string;
}

const targetOf = (link: StoredLink | undefined): string =>
  link?.linktype === "email" ? `mailto:${link.email || link.url || ""}` : text(link?.cached_url) || text(link?.url);

export function toBanner(story: ManagedStory, now: Date): OfficeBanner {
  const content = story.content ?? {};
  const values: BannerValues = {
    name: story.name,
    ...{ textEn: text(content.text), textEs: text(content.text__i18n__es) },
    linkTo: targetOf(content.link as StoredLink | undefined),
    ...{ labelEn: text(content.linkLabel), labelEs: text(content.linkLabel__i18n__es) },
    tone: oneOf(tones, content.tone)[0] ?? "plain",
    ...{ paths: words(content.paths), query: words(content.query) },
    languages: words(content.languages).flatMap((one) => oneOf(languages, one)),
    customerKinds: words(content.customerKinds).flatMap((one) => oneOf(kinds, one)),
    ...{ from: momentOf(content.from), until: momentOf(content.until) },
  };
  return {
    ...{ id: story.id, lockVersion: story.lock_version, ...values },
    state: stateOf(values, story.published, now),
    hasChanges: story.unpublished_changes,
    publishedAt: story.published_at,
  };
}

/** Returns whether a banner is shown at a time: from its start (inclusive) until its end (exclusive). */
export function stateOf({ from, until }: Pick<BannerValues, "from" | "until">, isPublished: boolean, now: Date): OfficeBanner["state"] {
  if (!isPublished) return "draft";
  if (until !== null && Date.parse(until) <= now.getTime()) return "over";
  return from !== null && Date.parse(from) > now.getTime() ? "planned" : "shown";
}

/** Returns a banner's content with the form's values. Other fields stay, and so does an unchanged link. */
export function toContent(values: BannerValues, before: Content): Content {
  const link = { fieldtype: "multilink", linktype: "url", id: "", url: values.linkTo, cached_url: values.linkTo };
  const isSameLink = before.link !== undefined && targetOf(before.link as StoredLink) === values.linkTo;
  return {
    ...before,
    component: "site_banner",
    ...{ text: values.textEn, text__i18n__es: values.textEs },
    ...{ linkLabel: values.labelEn, linkLabel__i18n__es: values.labelEs },
    ...(!isSameLink && { link }),
    tone: values.tone,
    ...{ paths: values.paths, query: values.query, languages: values.languages, customerKinds: values.customerKinds },
    ...{ from: storedMoment(values.from), until: storedMoment(values.until) },
  };
}

/** Returns whether a link is a path of the site, a web address or an email address. Script addresses aren't. */
export const isLink = (link: string): boolean => link === "" || /^(?:https:\/\/\S+|mailto:\S+@\S+|\/?[a-z0-9*][^\s:]*)$/i.test(link);

/** Returns a banner's slug, which is only used internally. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80) || "banner";

const ORDER_STEP = 10;

/** Returns the stored position of the banner at an index, with gaps in which others can be inserted. */
export const sortIndexAt = (at: number): string => String((at + 1) * ORDER_STEP);

export const sortIndexOf = (content: Content | undefined): number => Number.parseInt(String(content?.sortIndex ?? ""), 10) || 0;
