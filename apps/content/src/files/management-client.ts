/** A story as the management API lists it. */
export interface ListedStory {
  id: number;
  uuid: string;
  name: string;
  full_slug: string;
  parent_id: number | null;
  is_folder: boolean;
  is_startpage: boolean;
  published: boolean;
  unpublished_changes: boolean;
}

export interface StoredStory extends ListedStory {
  slug: string;
  position: number;
  tag_list: string[];
  path: string | null;
  content: Record<string, unknown>;
  lock_version: number;
}

/** The fields of a story that are sent. */
export type StoryPayload = Partial<Omit<StoredStory, "id" | "full_slug" | "published" | "unpublished_changes">>;

/** Client for the management API of a space, ours or the vendor's. */
export interface ManagementClient {
  spaceId: string;
  stories(): Promise<ListedStory[]>;
  story(id: number): Promise<StoredStory>;
  createStory(story: StoryPayload, publish: boolean): Promise<StoredStory>;
  updateStory(id: number, story: StoryPayload, publish: boolean): Promise<StoredStory>;
  publishStory(id: number): Promise<void>;
  components(): Promise<{ id: number; name: string; schema: Record<string, unknown>; display_name?: string | null }[]>;
  createComponent(component: object): Promise<void>;
  updateComponent(id: number, component: object): Promise<void>;
  datasources(): Promise<{ id: number; slug: string }[]>;
  createDatasource(datasource: { name: string; slug: string }): Promise<{ id: number }>;
  entries(datasourceId: number): Promise<{ id: number; name: string; value: string }[]>;
  createEntry(entry: { name: string; value: string; datasource_id: number }): Promise<void>;
  updateEntry(id: number, entry: { name: string; value: string }): Promise<void>;
}

/** A call that the content system refused, with its message and status. */
export class ManagementError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "ManagementError";
    this.status = status;
  }
}

const PAGE = 100;

/**
 * @param options.endpoint ends in `/v1`, without a slash
 * @param options.fetch for a content system in the same process
 */
export function openManagementClient(options: {
  endpoint: string;
  spaceId: string;
  token: string;
  fetch?: (request: Request) => Promise<Response>;
}): ManagementClient {
  const send = options.fetch ?? fetch;
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await send(
      new Request(`${options.endpoint}/spaces/${options.spaceId}/${path}`, {
        method,
        headers: { authorization: options.token, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const answer = (await response.json().catch(() => ({}))) as T & { error?: string };
    if (!response.ok) throw new ManagementError(response.status, answer.error ?? `the content system answered ${response.status}`);
    return answer;
  };
  const pages = async <T>(path: string, name: string): Promise<T[]> => {
    const all: T[] = [];
    for (let page = 1; ; page++) {
      const found =
        (await call<Record<string, T[]>>("GET", `${path}${path.includes("?") ? "&" : "?"}page=${page}&per_page=${PAGE}`))[name] ?? [];
      all.push(...found);
      if (found.length < PAGE) return all;
    }
  };
  const published = (publish: boolean) => (publish ? { publish: 1 } : {});
  return {
    spaceId: options.spaceId,
    stories: () => pages("stories", "stories"),
    story: async (id) => (await call<{ story: StoredStory }>("GET", `stories/${id}`)).story,
    createStory: async (story, publish) => (await call<{ story: StoredStory }>("POST", "stories", { story, ...published(publish) })).story,
    updateStory: async (id, story, publish) =>
      (await call<{ story: StoredStory }>("PUT", `stories/${id}`, { story, ...published(publish) })).story,
    publishStory: async (id) => void (await call("GET", `stories/${id}/publish`)),
    components: async () => (await call<{ components: never[] }>("GET", "components")).components,
    createComponent: async (component) => void (await call("POST", "components", { component })),
    updateComponent: async (id, component) => void (await call("PUT", `components/${id}`, { component })),
    datasources: () => pages("datasources", "datasources"),
    createDatasource: async (datasource) => (await call<{ datasource: { id: number } }>("POST", "datasources", { datasource })).datasource,
    entries: (datasourceId) => pages(`datasource_entries?datasource_id=${datasourceId}`, "datasource_entries"),
    createEntry: async (entry) => void (await call("POST", "datasource_entries", { datasource_entry: entry })),
    updateEntry: async (id, entry) => void (await call("PUT", `datasource_entries/${id}`, { datasource_entry: entry })),
  };
}
