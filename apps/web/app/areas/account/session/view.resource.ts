import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { forgetBag } from "../../../request/bag.server.ts";
import { keepPair } from "../../../request/session.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import type { Route } from "./+types/view.resource";

/** Shows the shop as a customer sees it to the staff member who got the ticket in the office. A used ticket shows the shop as usual. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOf(url.href);
  const settings = await readSettings(context, language);
  const ticket = String((await request.formData()).get("ticket") ?? "");
  try {
    keepPair(context, await callApi(context, language, account.openView, { ticket }, { tokens: null }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw redirect(addressOf(settings, language, "account/login"));
  }
  throw redirect(addressOf(settings, language, "account"), { headers: await forgetBag(context, settings.siteKey) });
}
