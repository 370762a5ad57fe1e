import type { Banner } from "@azulejo/contract/areas/banner.ts";
import type { LinkValue } from "@azulejo/contract/content/field-types.ts";

/** The page, reader and time that banners are selected for. */
export interface Viewing {
  /** The page's paths, with or without the language prefix: as requested, and in English. */
  paths: string[];
  /** The values of each query parameter. */
  query: ReadonlyMap<string, readonly string[]>;
  language: string;
  customerKind: string;
  /** In milliseconds since 1970. */
  now: number;
}

export interface StoredBanner extends Banner {
  paths: string[];
  query: string[];
  languages: string[];
  customerKinds: string[];
  /** In milliseconds since 1970, or null for no limit. */
  from: number | null;
  until: number | null;
  sortIndex: number;
}

interface Stored {
  uuid: string;
  content: Record<string, unknown>;
}

const tones = ["plain", "sale", "warning"] as const;

/** Reads a story. Returns null if it has no text or an unreadable date, so that a banner is never shown too early or too long. */
export function toBanner({ uuid, content }: Stored): StoredBanner | null {
  const text = textOf(content.text);
  const from = bannerTime(content.from);
  const until = bannerTime(content.until);
  if (!text || from === undefined || until === undefined) return null;
  return {
    id: uuid,
    text,
    href: linkTarget(content.link as LinkValue | undefined),
    label: textOf(content.linkLabel) || null,
    tone: tones.find((one) => one === content.tone) ?? "plain",
    paths: wordsOf(content.paths),
    query: wordsOf(content.query),
    languages: wordsOf(content.languages),
    customerKinds: wordsOf(content.customerKinds),
    from,
    until,
    sortIndex: Number.parseInt(String(content.sortIndex ?? ""), 10) || 0,
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const wordsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);

const moment = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/;

/** Returns a time in milliseconds, in UTC unless it carries an offset; null if empty, undefined if unreadable. */
export function bannerTime(value: unknown): number | null | undefined {
  const text = textOf(value);
  if (text === "") return null;
  const found = moment.exec(text);
  const time = found ? Date.parse(`${found[1]}T${found[2] ?? "00:00"}${found[3] ?? "Z"}`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Returns a content link's target, as entered in the content system. */
function linkTarget(link: LinkValue | undefined): string | null {
  if (!link) return null;
  const anchor = link.anchor ? `#${link.anchor}` : "";
  if (link.linktype === "email") return link.email || link.url ? `mailto:${link.email || link.url}` : null;
  const slug = link.story?.default_full_slug || link.story?.full_slug || link.story?.url;
  const target = slug || link.cached_url || link.url || "";
  return target.replace(/^\/?(?:en|es)\//, "") + anchor || null;
}

/** Normalizes a path: without outer slashes, language, query or upper case. */
const bare = (path: string): string =>
  path
    .replace(/[?#].*$/, "")
    .replace(/^\/+/, "")
    .replace(/^(?:en|es)(?:\/|$)/i, "")
    .replace(/\/+$/, "")
    .toLowerCase();

/** `*` matches every path, `prefix/*` the prefix and everything below it, anything else only that path. */
export function pathFits(pattern: string, path: string): boolean {
  const wanted = pattern.trim();
  if (wanted === "*") return true;
  if (!wanted.endsWith("/*")) return bare(wanted) === bare(path);
  const prefix = bare(wanted.slice(0, -1));
  const at = bare(path);
  return prefix === "" || at === prefix || at.startsWith(`${prefix}/`);
}

const pairFits = (pair: string, query: Viewing["query"]): boolean => {
  const [name = "", ...value] = pair.split("=");
  const values = query.get(name);
  return values !== undefined && (value.length === 0 || values.includes(value.join("=")));
};

const meant = (list: string[], one: string): boolean => list.length === 0 || list.includes(one);

/** Returns whether a banner is for this page and reader, at any time. */
const isFor = (banner: StoredBanner, { paths, query, language, customerKind }: Viewing): boolean =>
  (banner.paths.length === 0 || banner.paths.some((pattern) => paths.some((path) => pathFits(pattern, path)))) &&
  banner.query.every((pair) => pairFits(pair, query)) &&
  meant(banner.languages, language) &&
  meant(banner.customerKinds, customerKind);

/** Returns whether `now` is from the start (inclusive) until the end (exclusive). */
const isOn = ({ from, until }: StoredBanner, now: number): boolean => (from === null || from <= now) && (until === null || now < until);

/** Returns the banners to show now, in order, and the next time at which that changes. */
export function bannersOf(banners: StoredBanner[], viewing: Viewing): { shown: StoredBanner[]; changesAt: number | null } {
  const mine = banners.filter((banner) => isFor(banner, viewing));
  const borders = mine
    .filter(({ from, until }) => from === null || until === null || from < until)
    .flatMap(({ from, until }) => [from, until])
    .filter((time): time is number => time !== null && time > viewing.now);
  return {
    shown: mine.filter((banner) => isOn(banner, viewing.now)).sort((a, b) => a.sortIndex - b.sortIndex || (a.id < b.id ? -1 : 1)),
    changesAt: borders.length > 0 ? Math.min(...borders) : null,
  };
}
