import { Hono, type Context as Http } from "hono";
import { countTags } from "../delivery/endpoints.ts";
import { notFound, unauthorized } from "../http/failure.ts";
import { failureResponse } from "../http/json.ts";
import type { Log } from "../log.ts";
import type { Snapshots } from "../snapshot/snapshots.ts";
import type { SpaceSnapshot } from "../snapshot/space-snapshot.ts";
import { addAccount, spaceShape } from "./account/account.routes.ts";
import { addAssets } from "./assets/assets.routes.ts";
import type { UploadPlace } from "./assets/receive-upload.ts";
import type { Manager } from "./call.ts";
import { addComponents } from "./components/components.routes.ts";
import { addDatasources } from "./datasources/datasources.routes.ts";
import { addLibrary } from "./library/library.routes.ts";
import { addStories } from "./stories/stories.routes.ts";
import type { Writer } from "./write.ts";

/** The management API: the token's user and space, and the space's content below `{base}/spaces/{space_id}`. */
export function createManagement(writer: Writer, snapshots: Snapshots, place: UploadPlace, base: string, log: Log): Hono {
  const manager: Manager = { ...writer, homeOf: (http) => spaceOf(http, snapshots) };
  const root = new Hono({ strict: false }).basePath(base) as Hono;
  root.onError((error) => failureResponse(error, log));
  root.notFound(() => failureResponse(notFound(), log));
  root.use("*", async (http, next) => {
    await next();
    http.res.headers.set("cache-control", "no-store");
  });
  addAccount(root, (http) => callerOf(http, snapshots));
  const app = root.basePath("/spaces/:space_id") as Hono;
  app.use("*", async (http, next) => {
    spaceOf(http, snapshots);
    await next();
  });
  app.get("/", (http) => http.json({ space: spaceShape(manager.homeOf(http)) }));
  app.get("/tags", (http) => {
    const prefix = http.req.query("search") ?? "";
    return http.json({ tags: countTags(manager.homeOf(http).stories("draft"), prefix) });
  });
  addStories(app, manager);
  addComponents(app, manager);
  addDatasources(app, manager);
  addLibrary(app, manager);
  addAssets(app, manager, place);
  app.all("*", () => {
    throw notFound();
  });
  return root;
}

/** @throws 401 if the token is not a management token */
function callerOf(http: Http, snapshots: Snapshots): SpaceSnapshot {
  const token = (http.req.header("authorization") ?? "").replace(/^Bearer\s+/i, "").trim();
  const caller = snapshots.ofToken(token);
  if (caller?.kind !== "management") throw unauthorized();
  return caller.space;
}

/**
 * Returns the path's space if the caller's token may manage it.
 * @throws 401
 */
function spaceOf(http: Http, snapshots: Snapshots): SpaceSnapshot {
  const home = callerOf(http, snapshots);
  if (String(home.space.id) !== http.req.param("space_id")) throw unauthorized();
  return home;
}
