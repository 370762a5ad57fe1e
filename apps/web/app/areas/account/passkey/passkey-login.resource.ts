import { account } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { answerScript } from "../../../request/answer-script.server.ts";
import { callApi } from "../../../request/api.server.ts";
import { readJson } from "../../../request/read-json.server.ts";
import { samePath } from "../../../routing/same-path.ts";
import { enter } from "../session/enter.server.ts";
import type { Route } from "./+types/passkey-login.resource";

interface Sent {
  ticket?: string;
  response?: Record<string, unknown>;
  returnTo?: string;
}

/** Returns the options with which the browser asks for a passkey; signs in when called with the browser's answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const { ticket, response, returnTo } = ((await readJson(request)) ?? {}) as Sent;
  if (!response) return answerScript(() => callApi(context, language, account.passkeyChallenge, {}));
  let headers = new Headers();
  return answerScript(
    async () => {
      const pair = await callApi(context, language, account.passkeyLogin, { ticket: String(ticket), response });
      headers = await enter({ request, context, language }, pair, "user-logged-in");
      return { to: samePath(String(returnTo ?? ""), `/${language}/account/`) };
    },
    () => headers,
  );
}
