import { storefront } from "@azulejo/contract";
import { redirect } from "react-router";
import { languageOf } from "../../i18n/language.ts";
import { callApi } from "../../request/api.server.ts";
import { forgetBag } from "../../request/bag.server.ts";
import { endSession } from "../../request/session.server.ts";
import { addressOf } from "../../routing/language-routing.ts";
import type { Route } from "./+types/logout.resource";

/** Signs out and redirects to the root page. */
export async function action({ context, url }: Route.ActionArgs) {
  await endSession(context);
  const language = languageOf(url.href);
  const settings = await callApi(context, language, storefront.settings, {});
  throw redirect(addressOf(settings, language, ""), { headers: await forgetBag(context, settings.siteKey) });
}
