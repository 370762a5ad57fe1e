import type { Database } from "@azulejo/database";
import type { FileStore } from "./assets/store/file-store.ts";
import { Delivery } from "./delivery/delivery.ts";
import { notFound } from "./http/failure.ts";
import { failureResponse } from "./http/json.ts";
import { createTokenLimit } from "./http/rate-limit.ts";
import type { Log } from "./log.ts";
import type { UploadPlace } from "./management/assets/receive-upload.ts";
import { followContent, type PublicChange } from "./snapshot/follow-content.ts";

export interface Content {
  fetch(request: Request): Promise<Response>;
  /** Answers delivery requests of the shop itself, which aren't rate limited. */
  readOwn(request: Request): Promise<Response>;
  /** Reads other processes' changes immediately. */
  catchUp(): Promise<void>;
  /** Seconds since this process was last up to date; zero while it is. */
  changeLagSeconds(): number;
  close(): Promise<void>;
}

export interface ContentOptions {
  database: Database;
  /** Its origin prefixes the addresses of the shop's own assets. */
  publicUrl: string;
  /** Stores uploaded files; without it, uploads are refused. */
  uploads?: FileStore;
  log: Log;
  now(): Date;
  /** Called after this process shows a public change, made by any process. */
  onChanges(change: PublicChange): void;
  /** Delivery requests per token, unless the token has its own number; no limit if missing. */
  requestsPerSecond?: number;
}

const UPLOADS = "/content/v1/uploads";

/**
 * Opens the content system: the delivery API at `/content/v2/cdn/*`, served from memory, the management API at
 * `/content/v1/spaces/{id}/*`, and uploads with its tickets at `/content/v1/uploads`.
 */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { database, log, now } = options;
  // Subscribes before the first read, so that no change during it is missed.
  let delivery: Delivery | undefined;
  const following = await followContent({
    database,
    log,
    onApplied(change, isPublic) {
      delivery?.forget(isPublic);
      if (isPublic) options.onChanges(change);
    },
  });
  const { snapshots } = following;
  const limit = createTokenLimit(options.requestsPerSecond);
  const answers = new Delivery({
    base: "/content/v2/",
    origin: new URL(options.publicUrl).origin,
    snapshots,
    limit,
    log,
  });
  delivery = answers;
  const place: UploadPlace = { files: options.uploads ?? null, origin: new URL(options.publicUrl).origin, path: UPLOADS };
  const writer = { database, apply: following.apply, now };
  // Loaded with the first request, because only editors and seeds need it.
  const loadManagement = async () => {
    const [{ createManagement }, { createUploads }] = await Promise.all([
      import("./management/management.ts"),
      import("./management/assets/receive-upload.ts"),
    ]);
    return {
      management: createManagement(writer, snapshots, place, "/content/v1", log),
      upload: createUploads(writer, snapshots, place, log),
    };
  };
  let editing: ReturnType<typeof loadManagement> | undefined;
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/content/v2/")) return answers.fetch(request);
      if (pathname.startsWith("/content/v1/")) {
        const { management, upload } = await (editing ??= loadManagement());
        return pathname === UPLOADS ? upload(request) : management.fetch(request);
      }
      return failureResponse(notFound(), log);
    },
    readOwn: (request) => answers.fetch(request, true),
    catchUp: following.catchUp,
    changeLagSeconds: following.lagSeconds,
    close: following.stop,
  };
}
