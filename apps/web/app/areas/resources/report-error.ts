import { log } from "@azulejo/contract";
import { callApi } from "../../request/api.server.ts";
import type { Route } from "./+types/report-error";

const MAX_LENGTH = 4000;

/** Takes the report of an error page and hands it to the API's log; never an error itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const text = (await request.text()).slice(0, MAX_LENGTH);
  try {
    const { status, message, path } = JSON.parse(text) as Record<string, unknown>;
    await callApi(context, log.log, { endpoint: "exception", data: { error: { status, message }, path: String(path).slice(0, 2000) } });
  } catch {
    return new Response(null, { status: 204 });
  }
  return new Response(null, { status: 204 });
}
