import { redirect } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { forgetBag } from "../../../request/bag.server.ts";
import { endSession } from "../../../request/session.server.ts";
import { readSettings } from "../../../request/settings.server.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import type { Route } from "./+types/logout.resource";

/** Signs out and redirects to the root page. */
export async function action({ context, url }: Route.ActionArgs) {
  await endSession(context);
  const language = languageOf(url.href);
  const settings = await readSettings(context, language);
  throw redirect(addressOf(settings, language, ""), { headers: await forgetBag(context, settings.siteKey) });
}
