import { account } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { answerScript } from "../../../request/answer-script.server.ts";
import { callApi } from "../../../request/api.server.ts";
import { readJson } from "../../../request/read-json.server.ts";
import type { Route } from "./+types/add-passkey.resource";

interface Sent {
  response?: Record<string, unknown>;
  name?: string;
  password?: string;
}

/** Returns the options with which the browser creates a passkey; stores the passkey when a request contains one. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const { response, name, password } = ((await readJson(request)) ?? {}) as Sent;
  if (!response)
    return answerScript(() => callApi(context, language, account.passkeyOptions, password ? { password: String(password) } : {}));
  return answerScript(() => callApi(context, language, account.addPasskey, { response, name: String(name ?? "") }));
}
