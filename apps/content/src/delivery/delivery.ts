import { notFound, unauthorized, wrongMethod } from "../http/failure.ts";
import { bytesResponse, encodeText, failureResponse, notStored } from "../http/json.ts";
import type { TokenLimit } from "../http/rate-limit.ts";
import type { Log } from "../log.ts";
import type { Caller, Snapshots } from "../snapshot/snapshots.ts";
import type { Version } from "../snapshot/story.ts";
import { addressWithVersion, hasCacheVersion } from "./cache-version.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { Query } from "./query.ts";
import { ResponseCache } from "./response-cache.ts";
import { StoryTexts } from "./story-texts.ts";
import { readVersion } from "./view.ts";
import { writeJson } from "./write-json.ts";

interface Options {
  /** The path above `cdn/`. */
  base: string;
  /** Prefix for the addresses of the space's own assets. */
  origin: string;
  snapshots: Snapshots;
  limit: TokenLimit;
  log: Log;
}

/** The caller of a public or a preview token. */
type Reader = Caller & { kind: "public" | "preview" };

const KEPT_BYTES: Record<Version, number> = { published: 48 * 1024 * 1024, draft: 8 * 1024 * 1024 };
const anyOrigin = { "access-control-allow-origin": "*", "access-control-expose-headers": "Per-Page, Total" };
const preflight = {
  ...anyOrigin,
  "access-control-allow-methods": "GET, HEAD, OPTIONS",
  "access-control-allow-headers": "Content-Type, SB-Agent, SB-Agent-Version, Accept",
  "access-control-max-age": "7200",
};
const caching: Record<Version, string> = { published: "public, max-age=0, must-revalidate", draft: "private, no-store" };

/** The delivery API, served from memory alone. */
export class Delivery {
  readonly #options: Options;
  readonly #caches = { published: new ResponseCache(KEPT_BYTES.published), draft: new ResponseCache(KEPT_BYTES.draft) };
  readonly #texts = { published: new StoryTexts(KEPT_BYTES.published), draft: new StoryTexts(KEPT_BYTES.draft) };

  constructor(options: Options) {
    this.#options = options;
  }

  /** Drops cached responses that a change may affect. */
  forget(isPublic: boolean): void {
    for (const version of isPublic ? (["draft", "published"] as const) : (["draft"] as const)) {
      this.#caches[version].clear();
      this.#texts[version].drop();
    }
  }

  /** @param isOwn whether it is a request of the shop itself, which isn't rate limited */
  async fetch(request: Request, isOwn = false): Promise<Response> {
    if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: preflight });
    try {
      if (request.method !== "GET" && request.method !== "HEAD") throw wrongMethod();
      const address = new URL(request.url);
      const query = new Query(address.search);
      const caller = this.#options.snapshots.ofToken(query.text("token") ?? "");
      if (!caller || caller.kind === "management") throw unauthorized();
      if (!isOwn) await this.#options.limit(caller.token, caller.requestsPerSecond);
      return this.#answer(address, query, { ...caller, kind: caller.kind });
    } catch (error) {
      return failureResponse(error, this.#options.log, anyOrigin);
    }
  }

  #answer(address: URL, query: Query, caller: Reader): Response {
    const { endpoint, name, rest } = this.#find(address.pathname);
    const version = readVersion(query, caller.kind);
    endpoint.check?.(query, rest);
    const home = caller.space;
    // `cdn/links` without a version includes drafts.
    const isDraft = version === "draft" || (name === "links" && query.text("version") === undefined);
    if (!isDraft && endpoint.redirects && !hasCacheVersion(query)) {
      return new Response(null, {
        status: 302,
        headers: { location: addressWithVersion(address, home.space.version), ...notStored, ...anyOrigin },
      });
    }
    const cache = this.#caches[isDraft ? "draft" : "published"];
    const key = `${home.space.id} ${isDraft} ${name}/${rest}?${query.normalized()}`;
    let answer = cache.get(key);
    if (!answer) {
      const { body, headers } = endpoint.answer({ home, query, version, rest, origin: this.#options.origin, texts: this.#texts[version] });
      const all = { ...anyOrigin, "cache-control": caching[isDraft ? "draft" : "published"], ...headers };
      cache.set(key, (answer = { body: encodeText(writeJson(body)), headers: all }));
    }
    return bytesResponse(200, answer.body, answer.headers);
  }

  #find(pathname: string): { endpoint: Endpoint; name: string; rest: string } {
    const [root, name = "", ...parts] = decode(pathname.slice(this.#options.base.length)).split("/");
    const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
    if (root !== "cdn" || !endpoint) throw notFound();
    return { endpoint, name, rest: parts.join("/") };
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw notFound();
  }
}
