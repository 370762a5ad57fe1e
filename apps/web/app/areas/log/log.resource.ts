import { log } from "@azulejo/contract";
import { languageOf } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import { readJson } from "../../request/read-json.server.ts";
import type { Route } from "./+types/log.resource";

/** Passes a report from the error screen to the API, which logs the relevant parts. */
export async function action({ request, context }: Route.ActionArgs) {
  const { error, ...rest } = ((await readJson(request)) ?? {}) as Record<string, unknown>;
  const report = Object.fromEntries(
    ["path", "build", "id"].flatMap((name) => (typeof rest[name] === "string" ? [[name, rest[name]]] : [])),
  );
  return callApi(context, languageOf(request.url), log.log, { endpoint: "exception", data: { error: error ?? null, ...report } });
}
