import { unprocessable } from "../http/failure.ts";
import { contentOf, type Story } from "../snapshot/story.ts";
import { withoutSlashes } from "../snapshot/translated-paths.ts";
import { wantedTime } from "./dates.ts";
import { readFilters } from "./filter-query.ts";
import type { Query } from "./query.ts";
import { presentStories } from "./relations.ts";
import { searchStories } from "./search-term.ts";
import { sortStories } from "./sort-stories.ts";
import type { View } from "./view.ts";
import { matchesWildcard } from "./wildcard.ts";

type StoryTest = (story: Story) => boolean;

/** Returns all stories of a list request, in its order. */
export function selectStories(query: Query, view: View): Story[] {
  const [given, term, sortBy] = [inGivenOrder(query, view), query.text("search_term"), query.text("sort_by")];
  const tests = readTests(query, view);
  if (given === undefined && term === undefined) return chooseFrom(subtree(query, view, sortBy), tests);
  const chosen = chooseFrom(given ?? subtree(query, view, undefined), tests);
  const found = term === undefined ? chosen : searchStories(chosen, term, view.version);
  return sortBy === undefined ? found : sortStories(found, sortBy, view.version);
}

/** Returns the stories below a prefix in an order; cached until a change, because many lists share them. */
function subtree(query: Query, view: View, sortBy: string | undefined): readonly Story[] {
  const { home, version, language } = view;
  const order = `${version} ${sortBy ?? ""}`;
  const all = sortBy === undefined ? home.stories(version) : home.cached(order, () => sortStories(home.stories(version), sortBy, version));
  const startsIn = startsWith(query, view);
  return startsIn ? home.cached(`${order} ${language} ${query.text("starts_with")}`, () => all.filter(startsIn)) : all;
}

function chooseFrom(stories: readonly Story[], tests: StoryTest[]): Story[] {
  return stories.filter((story) => {
    for (const test of tests) if (!test(story)) return false;
    return true;
  });
}

/** Returns the stories of `by_uuids_ordered` in that order, without those outside `starts_with`. */
function inGivenOrder(query: Query, view: View): Story[] | undefined {
  const uuids = query.list("by_uuids_ordered");
  return uuids && presentStories(new Set(uuids), view).filter(startsWith(query, view) ?? (() => true));
}

/** Tests each filter, the cheap ones first. */
function readTests(query: Query, view: View): StoryTest[] {
  const filters = readFilters(query.filters);
  const tests = [
    isStartpage(query),
    atLevel(query),
    hasSlug(query, view),
    lacksSlug(query, view),
    named(query, "by_uuids", (story) => story.uuid),
    named(query, "by_ids", (story) => String(story.id)),
    not(named(query, "excluding_ids", (story) => String(story.id))),
    hasTag(query),
    hasContentType(query, view),
    ...["published_at", "first_published_at", "updated_at"].flatMap((field) => inTime(query, field)),
    filters && ((story: Story) => filters(contentOf(story, view.version) ?? {})),
  ];
  return tests.filter((test) => test !== undefined);
}

const not = (test: StoryTest | undefined): StoryTest | undefined => test && ((story) => !test(story));

/** Returns a story's addresses: its own, and the one in the view's language. */
function slugsOf(story: Story, { language, home }: View): string[] {
  return language === null ? [story.fullSlug] : [story.fullSlug, home.translated.pathOf(story, language)];
}

/** `[default]/x` addresses a root folder whose name is also a language code. */
function inView(slug: string, { language }: View): string {
  if (slug.startsWith("[default]/")) return slug.slice("[default]/".length);
  return language !== null && slug.startsWith(`${language}/`) ? slug.slice(language.length + 1) : slug;
}

function startsWith(query: Query, view: View): StoryTest | undefined {
  const text = query.text("starts_with");
  if (text === undefined) return undefined;
  const prefix = inView(text.replace(/^\/+/, ""), view);
  if (!view.home.translated.inUse) return (story) => story.fullSlug.startsWith(prefix);
  return (story) => slugsOf(story, view).some((slug) => slug.startsWith(prefix));
}

function isStartpage(query: Query): StoryTest | undefined {
  const wanted = query.flag("is_startpage");
  return wanted === undefined ? undefined : (story) => story.isStartpage === wanted;
}

/** A startpage represents its folder and is not one of its children. */
function atLevel(query: Query): StoryTest | undefined {
  const level = query.integer("level", 1);
  return level === undefined ? undefined : (story) => !story.isStartpage && story.fullSlug.split("/").length === level;
}

const MAX_SLUGS = 200;

function slugTest(query: Query, name: string, view: View): StoryTest | undefined {
  const patterns = query.list(name)?.map((slug) => inView(slug.replace(/^\/+/, ""), view));
  if (!patterns) return undefined;
  if (patterns.length > MAX_SLUGS) throw unprocessable(`${name} has more than ${MAX_SLUGS} slugs`);
  const whole = new Set(patterns.filter((one) => !one.includes("*")).map(withoutSlashes));
  const wild = patterns.filter((one) => one.includes("*"));
  const matches = (slug: string) => whole.has(withoutSlashes(slug)) || wild.some((pattern) => matchesWildcard(slug, pattern));
  return (story) => slugsOf(story, view).some(matches);
}

const hasSlug = (query: Query, view: View) => slugTest(query, "by_slugs", view);
const lacksSlug = (query: Query, view: View) => not(slugTest(query, "excluding_slugs", view));

function named(query: Query, name: string, idOf: (story: Story) => string): StoryTest | undefined {
  const ids = query.list(name);
  if (!ids) return undefined;
  const wanted = new Set(ids);
  return (story) => wanted.has(idOf(story));
}

function hasTag(query: Query): StoryTest | undefined {
  const tags = query.list("with_tag");
  return tags && ((story) => tags.some((tag) => story.tags.includes(tag)));
}

function hasContentType(query: Query, { version }: View): StoryTest | undefined {
  const type = query.text("content_type");
  return type === undefined ? undefined : (story) => contentOf(story, version)?.component === type;
}

const comparisons: Record<string, (time: number, limit: number) => boolean> = {
  gt: (time, limit) => time > limit,
  gte: (time, limit) => time >= limit,
  lt: (time, limit) => time < limit,
  lte: (time, limit) => time <= limit,
};

const times: Record<string, (story: Story) => string | null> = {
  published_at: (story) => story.publishedAt,
  first_published_at: (story) => story.firstPublishedAt,
  updated_at: (story) => story.updatedAt,
};

function inTime(query: Query, field: string): StoryTest[] {
  return Object.entries(comparisons).flatMap(([operation, compare]) => {
    const text = query.text(`${field}_${operation}`);
    if (text === undefined) return [];
    const limit = wantedTime(`${field}_${operation}`, text);
    return [(story: Story) => compare(Date.parse(times[field]?.(story) ?? ""), limit)];
  });
}
