import { LRUCache } from "lru-cache";
import StoryblokClient, { type ISbStoriesParams, type ISbStoryData } from "storyblok-js-client";
import { isPreview } from "./preview-signature.ts";

/** A space of a content system with the vendor's delivery API: the bundled one, or the vendor's own. */
export interface ContentAccess {
  /** The address, ending in `/v2` without a slash; undefined for the vendor's own service. */
  endpoint: string | undefined;
  spaceId: string;
  publicToken: string;
  previewToken: string;
  /** Maximum calls per second. */
  rateLimit: number;
  /** Calls the content system in process instead of over the network. */
  fetch?: typeof fetch;
}

export interface StoryQuery {
  language: string;
  /** Reads drafts with the preview token, without caching them. */
  draft?: boolean;
  resolveRelations?: string[];
}

export interface StoryList {
  stories: ISbStoryData[];
  total: number;
}

/** Reads a space. Published content is cached for an hour, or until the space has a new version. */
export interface ContentReader {
  /** Returns whether this space's editor signed an address, so that drafts may be displayed. */
  isPreview(parameters: URLSearchParams): boolean;
  /** Returns null if there is no such story. */
  story(slug: string, query: StoryQuery): Promise<ISbStoryData | null>;
  stories(parameters: ISbStoriesParams, query: StoryQuery): Promise<StoryList>;
  /** Returns every story below a folder. */
  allStories(parameters: ISbStoriesParams, query: StoryQuery): Promise<ISbStoryData[]>;
  /** Returns every link of the space, without folders. */
  links(): Promise<{ uuid: string; slug: string; real_path: string; published: boolean }[]>;
  entries(datasource: string): Promise<{ name: string; value: string }[]>;
  /** Reads the space's current version. */
  readVersion(): Promise<number>;
  /** Drops the cache after a publish. */
  drop(): void;
}

/** The specification's numbers: 25 per page, ten retries 300 ms apart, cached for 3600 s. */
const KEPT_MS = 3_600_000;
const MAX_RETRIES = 10;
const RETRY_DELAY_MS = 300;
const MAX_PAGE = 100;

export function openContentReader(access: ContentAccess, log: { error(fields: object, message: string): void }): ContentReader {
  if (!access.publicToken) log.error({}, "the content access token is missing");
  const kept = new LRUCache<string, Promise<object>>({ max: 2000, ttl: KEPT_MS });
  const published = openClient(access, access.publicToken);
  const drafts = access.previewToken ? openClient(access, access.previewToken) : null;

  const keep = async <T extends object>(key: string, draft: boolean, read: () => Promise<T>): Promise<T> => {
    if (draft) return read();
    const known = kept.get(key);
    if (known) return known as Promise<T>;
    // Caches the promise from the start, so that a drop also removes a running read and its result is not cached afterwards.
    const answer = read();
    kept.set(key, answer);
    answer.catch(() => kept.get(key) === answer && kept.delete(key));
    return answer;
  };
  const clientFor = (draft: boolean) => {
    if (!draft) return published;
    if (!drafts) throw new Error("the content preview token is missing");
    return drafts;
  };
  const complete = (parameters: ISbStoriesParams, { language, draft, resolveRelations = [] }: StoryQuery): ISbStoriesParams => ({
    ...parameters,
    version: draft ? "draft" : "published",
    language,
    resolve_links: "url",
    ...(resolveRelations.length > 0 && { resolve_relations: resolveRelations }),
  });

  return {
    isPreview: (parameters) => isPreview(parameters, access, Date.now()),
    async story(slug, query) {
      const draft = query.draft ?? false;
      const answer = await keep(JSON.stringify(["story", slug, query]), draft, async () => ({
        story: await orNull(clientFor(draft).get(`cdn/stories/${slug}`, complete({}, query))),
      }));
      return answer.story;
    },
    stories: (parameters, query) =>
      keep(JSON.stringify(["stories", parameters, query]), query.draft ?? false, async () => {
        const { data, total } = await clientFor(query.draft ?? false).get("cdn/stories", complete(parameters, query));
        return { stories: data.stories, total };
      }),
    async allStories(parameters, query) {
      const draft = query.draft ?? false;
      return keep(JSON.stringify(["all", parameters, query]), draft, () =>
        clientFor(draft).getAll("cdn/stories", { ...complete(parameters, query), per_page: MAX_PAGE }),
      );
    },
    links: () =>
      keep("links", false, async () => {
        const links = await published.getAll("cdn/links", { version: "published" });
        return links.filter((link) => !link.is_folder);
      }),
    entries: (datasource) =>
      keep(`entries ${datasource}`, false, () => published.getAll("cdn/datasource_entries", { datasource, per_page: 1000 })),
    async readVersion() {
      const { data } = await published.get("cdn/spaces/me", {});
      return data.space.version;
    },
    drop: () => kept.clear(),
  };
}

/** Timeout of one attempt. */
const LONGEST_SECONDS = 10;

/** The client's own cache never notices a new version in a long-running process, so it is off. */
const openClient = ({ endpoint, rateLimit, fetch }: ContentAccess, accessToken: string): StoryblokClient =>
  new StoryblokClient(
    {
      accessToken,
      rateLimit,
      maxRetries: MAX_RETRIES,
      retriesDelay: RETRY_DELAY_MS,
      timeout: LONGEST_SECONDS,
      cache: { type: "none", clear: "manual" },
      ...(fetch && { fetch }),
    },
    endpoint,
  );

async function orNull(answer: Promise<{ data: { story: ISbStoryData } }>): Promise<ISbStoryData | null> {
  try {
    return (await answer).data.story;
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}
