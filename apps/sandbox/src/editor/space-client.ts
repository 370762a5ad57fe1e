import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { EditorOptions } from "../options.ts";

export interface ListedStory {
  id: number;
  name: string;
  full_slug: string;
  published: boolean;
  unpublished_changes: boolean;
  is_folder: boolean;
}

export interface SpaceClient {
  stories(search: string): Promise<ListedStory[]>;
  /** @throws if the content system refuses */
  send(method: string, path: string): Promise<unknown>;
  /** @param author the name that the change is kept under, percent-encoded */
  call(method: string, path: string, body?: unknown, author?: string): Promise<{ status: ContentfulStatusCode; body: unknown }>;
}

const PAGE = 100;

/** Client for the content system's management API. */
export function createSpaceClient({ managementUrl, spaceId, managementToken }: EditorOptions): SpaceClient {
  const call: SpaceClient["call"] = async (method, path, body, author) => {
    const response = await fetch(`${managementUrl}/spaces/${spaceId}/${path}`, {
      method,
      headers: { authorization: managementToken, "content-type": "application/json", ...(author && { "x-author": author }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status as ContentfulStatusCode, body: await response.json().catch(() => ({})) };
  };
  const send: SpaceClient["send"] = async (method, path) => {
    const { status, body } = await call(method, path);
    if (status >= 300) throw new Error((body as { error?: string }).error ?? `the content system answered ${status}`);
    return body;
  };
  return {
    call,
    send,
    async stories(search) {
      const all: ListedStory[] = [];
      for (let page = 1; ; page++) {
        const { stories } = (await send("GET", `stories?per_page=${PAGE}&page=${page}`)) as { stories: ListedStory[] };
        all.push(...stories);
        if (stories.length < PAGE) break;
      }
      const wanted = search.toLowerCase();
      return all.filter((one) => !one.is_folder && `${one.name} ${one.full_slug}`.toLowerCase().includes(wanted));
    },
  };
}
