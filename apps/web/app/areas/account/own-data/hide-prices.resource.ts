import { account } from "@azulejo/contract";
import { data, redirect } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { renewClaims } from "../../../request/session.server.ts";
import { samePath } from "../../../routing/same-path.ts";
import type { Route } from "./+types/hide-prices.resource";

/** Hides or shows all prices for the signed-in user and returns to the page. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const language = languageOf(url.href);
  const form = await request.formData();
  const hidePrices = form.get("hidePrices") === "true" ? "true" : "false";
  try {
    await callApi(context, language, account.changeHidePricesState, { hidePrices });
  } catch (error) {
    if (error instanceof ApiError) throw data(error.message, { status: error.status });
    throw error;
  }
  await renewClaims(context);
  throw redirect(samePath(String(form.get("returnTo") ?? ""), `/${language}/`));
}
