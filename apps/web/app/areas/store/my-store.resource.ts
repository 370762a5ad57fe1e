import { storeCalls } from "@azulejo/contract";
import { redirect } from "react-router";
import { languageOf } from "../../i18n/language.ts";
import { callOnce } from "../../request/call-once.server.ts";
import { plainCookie } from "../../request/cookies.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { samePath } from "../../routing/same-path.ts";
import type { Route } from "./+types/my-store.resource";

/** Sets "my store" and returns to the shopper's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const form = await request.formData();
  const code = String(form.get("store") ?? "");
  const [settings, stores] = await Promise.all([readSettings(context, language), callOnce(context, language, storeCalls.list)]);
  const known = stores.some((one) => one.code === code) ? code : "";
  const cookie = plainCookie(`${settings.siteKey}_store`, known, known ? 365 : 0, context.get(requestContext).publicUrl);
  throw redirect(samePath(String(form.get("returnTo") ?? ""), `/${language}/`), { headers: { "set-cookie": cookie } });
}
