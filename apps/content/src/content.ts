import type { Database } from "@azulejo/database";
import { Delivery } from "./delivery/delivery.ts";
import { notFound } from "./http/failure.ts";
import { failureResponse } from "./http/json.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import type { Log } from "./log.ts";
import { createUploads, type UploadPlace } from "./management/assets/receive-upload.ts";
import { createManagement } from "./management/management.ts";
import { followContent, type PublicChange } from "./snapshot/follow-content.ts";

export interface Content {
  fetch(request: Request): Promise<Response>;
  /** Reads at once what other processes have changed. */
  catchUp(): Promise<void>;
  /** Seconds since this process last showed every change; zero while it does. */
  changeLagSeconds(): number;
  close(): Promise<void>;
}

export interface ContentOptions {
  database: Database;
  /** Its origin stands before the addresses of the shop's own assets. */
  publicUrl: string;
  /** Folder for the files that are uploaded; none are taken when missing. */
  uploads?: string;
  log: Log;
  now(): Date;
  /** Told when the public sees something else, after this process shows it, whoever has made the change. */
  onChanges(change: PublicChange): void;
  /** Requests of one client address to the delivery API; no limit when missing. */
  requestsPerSecond?: number;
}

const UPLOADS = "/content/v1/uploads";

/**
 * The content system: the delivery API at `/content/v2/cdn/*`, answered from memory, and the management API at
 * `/content/v1/spaces/{id}/*`, and uploads with its tickets at `/content/v1/uploads`.
 */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { database, log, now } = options;
  // What changes while the content is read for the first time comes before anything has been answered.
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
  const limit = createRateLimit(options.requestsPerSecond);
  const answers = new Delivery({
    base: "/content/v2/",
    origin: new URL(options.publicUrl).origin,
    snapshots,
    limit,
    log,
  });
  delivery = answers;
  const place: UploadPlace = { directory: options.uploads ?? null, origin: new URL(options.publicUrl).origin, path: UPLOADS };
  const writer = { database, apply: following.apply, now };
  const management = createManagement(writer, snapshots, place, "/content/v1", log);
  const upload = createUploads(writer, snapshots, place, log);
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/content/v2/")) return answers.fetch(request);
      if (pathname === UPLOADS) return upload(request);
      if (pathname.startsWith("/content/v1/")) return management.fetch(request);
      return failureResponse(notFound(), log);
    },
    catchUp: following.catchUp,
    changeLagSeconds: following.lagSeconds,
    close: following.stop,
  };
}
