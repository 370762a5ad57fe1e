import { account } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { callApi } from "../../../request/api.server.ts";
import type { Route } from "./+types/export.resource";

/** Returns all data the shop stores about the caller, as a file. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await callApi(context, languageOf(url.href), account.exportData, {});
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "private, no-store",
    },
  });
}
