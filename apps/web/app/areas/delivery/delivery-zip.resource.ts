import { redirect } from "react-router";
import { languageOf } from "../../i18n/language.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { samePath } from "../../routing/same-path.ts";
import type { Route } from "./+types/delivery-zip.resource";
import { toPostalCode, zipCookie } from "./zip.ts";

/** Keeps the postal code for the visit and returns to the shopper's page; for browsers without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const form = await request.formData();
  const zip = toPostalCode(String(form.get("zip") ?? ""));
  const { siteKey } = await readSettings(context, language);
  const secure = context.get(requestContext).publicUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${zipCookie(siteKey)}=${encodeURIComponent(zip ?? "")}; Path=/; SameSite=Lax${zip ? "" : "; Max-Age=0"}${secure}`;
  throw redirect(samePath(String(form.get("returnTo") ?? ""), `/${language}/`), { headers: { "set-cookie": cookie } });
}
