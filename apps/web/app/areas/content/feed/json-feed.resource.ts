import { refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/json-feed.resource";
import { journalFeed } from "./feed.server.ts";

export async function loader(asked: Route.LoaderArgs) {
  return new Response((await refusalsAsPages(() => journalFeed(asked))).json1(), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
