import { refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/rss.resource";
import { journalFeed } from "./feed.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return new Response((await refusalsAsPages(() => journalFeed(args))).rss2(), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
