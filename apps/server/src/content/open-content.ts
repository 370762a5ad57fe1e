import { createContent, type FileStore, type PublicChange, selectSpaceTokens } from "@azulejo/content";
import { type ContentManager, type ContentReader, openContentManager, openContentReader } from "@azulejo/content-client";
import type { Database } from "@azulejo/database";
import type { Config } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { followVersion } from "./follow-version.ts";
import { noContent, type SpaceContent } from "./space-content.ts";

/** The content of pages and API, and the built-in content system unless an external one is used. */
export interface OpenContent extends SpaceContent {
  /** Returns the content of another space than the configured one; without pages, if the content system is external. */
  ofSpace(spaceId: number): Promise<SpaceContent>;
  /** The delivery and management API; 404 with an external content system. */
  fetch(request: Request): Promise<Response>;
  /** Seconds for which the reader has been missing changes; 0 with an external content system. */
  changeLagSeconds(): number;
  close(): Promise<void>;
}

interface Options {
  database: Database;
  access: Config["content"];
  publicUrl: string;
  /** The store for uploads of the built-in content system; without it, no files are accepted. */
  uploads?: FileStore;
  log: Pick<ServerLog, "info" | "warn" | "error">;
  now(): Date;
  /** Called when public content changes, after the reader's cache has been cleared. */
  onChanges(change: PublicChange): void;
}

/** Opens the built-in content system in this process, or an external one with the same API. */
export function openContent(options: Options): Promise<OpenContent> {
  return options.access.apiUrl ? openForeign(options) : openOwn(options);
}

async function openOwn({ database, access, publicUrl, uploads, log, now, onChanges }: Options): Promise<OpenContent> {
  const readers = new Map<number, ContentReader>();
  const content = await createContent({
    database,
    publicUrl,
    ...(uploads && { uploads }),
    requestsPerSecond: access.tokenRate,
    log,
    now,
    onChanges(change) {
      for (const space of change.spaces) readers.get(space)?.drop();
      onChanges(change);
    },
  });
  const open = (space: Config["content"]): SpaceContent => {
    const reader = openContentReader(
      {
        ...space,
        endpoint: "http://content.internal/content/v2",
        fetch: (input, init) => follow(content.readOwn, new Request(input, init)),
      },
      log,
    );
    readers.set(Number(space.spaceId), reader);
    return {
      reader,
      manager: openManager(space, "http://content.internal/content/v1", (input, init) => content.fetch(new Request(input, init))),
    };
  };
  const ofSpace = async (spaceId: number): Promise<SpaceContent> => {
    const tokens = await selectSpaceTokens(database.query, spaceId);
    const { public: publicToken = "", preview: previewToken = "", management: managementToken = "" } = tokens;
    return open({ ...access, spaceId: String(spaceId), publicToken, previewToken, managementToken });
  };
  return { ...open(access), ofSpace, fetch: content.fetch, changeLagSeconds: content.changeLagSeconds, close: content.close };
}

async function openForeign({ access, log, onChanges }: Options): Promise<OpenContent> {
  const reader = openContentReader({ ...access, endpoint: access.apiUrl }, log);
  const stop = followVersion(reader, log, () => {
    reader.drop();
    onChanges({ spaces: new Set([Number(access.spaceId)]), stories: [], everything: true });
  });
  return {
    reader,
    manager: openManager(access, access.managementUrl),
    ofSpace: async () => noContent,
    fetch: async () => Response.json({ error: "This shop's content lies elsewhere" }, { status: 404 }),
    changeLagSeconds: () => 0,
    close: async () => stop(),
  };
}

const openManager = (
  { spaceId, managementToken, previewToken }: Config["content"],
  endpoint: string,
  fetch?: typeof globalThis.fetch,
): ContentManager | null =>
  managementToken ? openContentManager({ endpoint, spaceId, token: managementToken, previewToken, ...(fetch && { fetch }) }) : null;

const MAX_REDIRECTS = 5;

/** Follows redirects, as fetch does over the network. */
async function follow(send: (request: Request) => Promise<Response>, request: Request): Promise<Response> {
  let response = await send(request);
  for (let count = 0; count < MAX_REDIRECTS; count++) {
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || !location) return response;
    response = await send(new Request(new URL(location, request.url), { headers: request.headers }));
  }
  return response;
}
