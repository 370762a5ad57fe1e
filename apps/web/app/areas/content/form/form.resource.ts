import { content } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Route } from "./+types/form.resource";
import type { FormAnswer } from "./form-answer.ts";

/** What the browser has to do before it sends the form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const form = new URL(request.url).searchParams.get("form") ?? "";
  return answer(() => callApi(context, languageOf(request.url), content.getChallenge, { form }));
}

/** Takes a form on to the API, which checks everything; the page keeps what was written until the receipt is there. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await request.json().catch(() => null);
  return answer(() => callApi(context, languageOf(request.url), content.sendForm, sent ?? {}));
}

async function answer<Value>(call: () => Promise<Value>): Promise<Response> {
  const headers = { "cache-control": "no-store" };
  try {
    return Response.json({ ok: true, value: await call() } satisfies FormAnswer<Value>, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, messages, fields, status } = error;
    return Response.json({ ok: false, code, messages, fields } satisfies FormAnswer<Value>, { status, headers });
  }
}
