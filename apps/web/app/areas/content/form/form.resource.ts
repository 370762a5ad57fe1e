import { content, type InputOf } from "@azulejo/contract";
import { languageOf } from "../../../i18n/language.ts";
import { answerScript } from "../../../request/answer-script.server.ts";
import { callApi } from "../../../request/api.server.ts";
import { readJson } from "../../../request/read-json.server.ts";
import type { Route } from "./+types/form.resource";

/** Returns the captcha challenge for the browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const form = new URL(request.url).searchParams.get("form") ?? "";
  return answerScript(() => callApi(context, languageOf(request.url), content.getChallenge, { form }));
}

/** Passes a form to the API, which validates everything; the page keeps the entered values until the receipt arrives. */
export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readJson(request);
  return answerScript(() => callApi(context, languageOf(request.url), content.sendForm, (sent ?? {}) as InputOf<typeof content.sendForm>));
}
