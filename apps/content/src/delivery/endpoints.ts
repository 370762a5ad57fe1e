import { notFound } from "../http/failure.ts";
import { contentOf, type Story } from "../snapshot/story.ts";
import { refuseOthers, storiesParameters, storyParameters } from "./allowed-parameters.ts";
import { linkAnswer } from "./link-answer.ts";
import { linksAnswer, readLinks } from "./links.ts";
import { pageOf } from "./paging.ts";
import type { Query } from "./query.ts";
import { readRelations, relatedStories, relationsAnswer } from "./relations.ts";
import { selectStories } from "./select-stories.ts";
import { readView, type View } from "./view.ts";

/** An endpoint's result before serialization. */
export interface EndpointResult {
  body: object;
  headers?: Record<string, string>;
}

export interface EndpointRequest extends Pick<View, "home" | "version" | "origin" | "texts"> {
  query: Query;
  /** The path after the endpoint's name: a slug or an id. */
  rest: string;
}

export interface Endpoint {
  /** Whether a published request without `cv` is redirected to the address with it. */
  redirects: boolean;
  /** Checks the request before it is redirected. */
  check?(query: Query, rest: string): void;
  answer(request: EndpointRequest): EndpointResult;
}

const MAX_STORIES = 100;
const MAX_ENTRIES = 1000;

const stories: Endpoint = {
  redirects: true,
  check: (query, rest) => refuseOthers(query, rest === "" ? storiesParameters : storyParameters),
  answer: (request) => (request.rest === "" ? listStories(request) : getStory(request)),
};

function listStories({ query, ...source }: EndpointRequest): EndpointResult {
  const view = readView(query, source);
  const { items, headers } = pageOf(selectStories(query, view), query, MAX_STORIES);
  const shown = items.map((story) => view.texts.write(story, view));
  return { body: { stories: shown, cv: view.home.space.version, ...resolved(items, query, view) }, headers };
}

function getStory({ query, rest, ...source }: EndpointRequest): EndpointResult {
  const view = readView(query, source);
  const story = findStory(rest, query, view);
  if (!story || story.isFolder || !contentOf(story, view.version)) throw notFound();
  return { body: { story: view.texts.write(story, view), cv: view.home.space.version, ...resolved([story], query, view) } };
}

/** Finds a story by uuid if `find_by` says so, otherwise by address (possibly prefixed or translated) or numeric id. */
function findStory(wanted: string, query: Query, { home, language }: View): Story | undefined {
  if (query.oneOf("find_by", ["uuid"])) return home.byUuid(wanted.replace(/\/$/, ""));
  const found = home.bySlug(wanted) ?? (/^\d{1,15}\/?$/.test(wanted) ? home.byId(Number.parseInt(wanted, 10)) : undefined);
  if (found || language === null) return found;
  const unprefixed = wanted.startsWith(`${language}/`) ? wanted.slice(language.length + 1) : wanted;
  return home.translated.find(unprefixed, language) ?? home.bySlug(unprefixed);
}

/** Returns relations and links of the given stories, and the links of related stories. */
function resolved(shown: Story[], query: Query, view: View) {
  const related = relatedStories(shown, readRelations(query), view);
  return { ...relationsAnswer(related, view), ...linksAnswer([...shown, ...related], readLinks(query), view) };
}

const links: Endpoint = {
  redirects: true,
  answer({ home, query, rest, version }) {
    const withDates = query.flag("include_dates") ?? false;
    // Without a version the list includes both drafts and published entries.
    const all = query.text("version") === undefined ? "draft" : version;
    const listed = home.ordered.filter((story) => story.isFolder || contentOf(story, all) !== null);
    if (rest !== "") {
      const found = listed.find((story) => story.uuid === rest.replace(/\/$/, ""));
      if (!found) throw notFound();
      return { body: { link: linkAnswer(found, home, withDates) } };
    }
    const prefix = query.text("starts_with") ?? "";
    const parent = query.integer("with_parent", 0);
    const chosen = listed.filter(
      (story) => story.fullSlug.startsWith(prefix) && (parent === undefined || (story.parentId ?? 0) === parent),
    );
    const { items, headers } = pageOf(chosen, query, MAX_ENTRIES);
    return { body: { links: Object.fromEntries(items.map((story) => [story.uuid, linkAnswer(story, home, withDates)])) }, headers };
  },
};

const datasources: Endpoint = {
  redirects: true,
  answer({ home, query, rest }) {
    const { version: cv } = home.space;
    const shown = home.datasources.map(({ entries: _, dimensions, ...source }) => ({
      ...source,
      dimensions: dimensions.map((dimension, at) => ({ id: at + 1, ...dimension, datasource_id: source.id })),
    }));
    if (rest === "") {
      const { items, headers } = pageOf(shown, query, MAX_ENTRIES);
      return { body: { datasources: items, cv }, headers };
    }
    const datasource = shown.find(({ id, slug }) => String(id) === rest || slug === rest);
    if (!datasource) throw notFound();
    return { body: { datasource, cv } };
  },
};

const datasourceEntries: Endpoint = {
  redirects: true,
  answer({ home, query, rest }) {
    if (rest !== "") throw notFound();
    const [slug, dimension] = [query.text("datasource"), query.text("dimension")];
    const chosen = home.datasources.filter((source) => slug === undefined || source.slug === slug).flatMap((source) => source.entries);
    const { items, headers } = pageOf(chosen, query, MAX_ENTRIES);
    const shown = items.map(({ id, name, value, dimensionValues }) => {
      const inDimension = dimension !== undefined && Object.hasOwn(dimensionValues, dimension) ? dimensionValues[dimension] : null;
      return { id, name, value, dimension_value: inDimension };
    });
    return { body: { datasource_entries: shown, cv: home.space.version }, headers };
  },
};

const tags: Endpoint = {
  redirects: true,
  answer({ home, query, rest, version }) {
    if (rest !== "") throw notFound();
    const shown = countTags(home.stories(version), query.text("starts_with") ?? "");
    return { body: { tags: shown }, headers: { "per-page": String(Math.max(shown.length, 1)), total: String(shown.length) } };
  },
};

export function countTags(stories: readonly Story[], prefix: string): { name: string; taggings_count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of stories.flatMap((story) => story.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .filter(([name]) => name.startsWith(prefix))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => ({ name, taggings_count: count }));
}

const spaces: Endpoint = {
  redirects: false,
  answer({ home: { space }, rest }) {
    if (rest !== "me") throw notFound();
    const { id, name, domain, version, languages } = space;
    return { body: { space: { id, name, domain, version, language_codes: languages } } };
  },
};

/** The endpoints below `cdn/`, by the first part of the path. */
export const endpoints: Record<string, Endpoint> = {
  stories,
  links,
  datasources,
  datasource_entries: datasourceEntries,
  tags,
  spaces,
};
