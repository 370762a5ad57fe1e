import { refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/llms.resource";
import { describeShop } from "./llms.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return new Response(await refusalsAsPages(() => describeShop(args)), {
    headers: { "content-type": "text/markdown; charset=utf-8" },
  });
}
