import { storeCalls } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { callApi, refusalsAsPages } from "../../request/api.server.ts";
import { sharePage } from "../../request/request-context.server.ts";
import type { Route } from "./+types/store-opening.resource";

/** Returns whether a store is open, which is the same for every visitor until it changes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get("store")?.slice(0, 40) ?? "";
  const opening = await refusalsAsPages(() => callApi(context, languageOf(request.url), storeCalls.opening, { code }));
  sharePage(context, []);
  return Response.json(opening);
}
