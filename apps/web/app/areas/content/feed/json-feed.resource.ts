import { refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/json-feed.resource";
import { journalFeed } from "./feed.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return new Response((await refusalsAsPages(() => journalFeed(args))).json1(), {
    headers: { "content-type": "application/feed+json; charset=utf-8" },
  });
}
