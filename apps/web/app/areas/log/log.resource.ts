import { log } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import type { Route } from "./+types/log.resource";

export async function action({ request, context }: Route.ActionArgs) {
  const body = (await request.json().catch(() => ({}))) as { error?: unknown; path?: unknown };
  const path = typeof body.path === "string" ? body.path.slice(0, 2000) : undefined;
  return callApi(context, languageOf(request.url), log.log, {
    endpoint: "exception",
    data: { error: body.error ?? null, ...(path && { path }) },
  });
}
