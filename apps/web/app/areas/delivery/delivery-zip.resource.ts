import { redirect } from "react-router";
import { languageOf } from "../../i18n/language.ts";
import { readPlainCookie } from "../../request/cookies.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { samePath } from "../../routing/same-path.ts";
import type { Route } from "./+types/delivery-zip.resource";
import { DOOR, doorAddress } from "./door-address.ts";
import { toPostalCode, zipCookie } from "./zip.ts";

/** Stores the postal code for the visit and returns to the shopper's page; for browsers without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const form = await request.formData();
  const { siteKey } = await readSettings(context, language);
  const isOfProduct = form.has(DOOR);
  const typed = String(form.get("zip") ?? "").trim();
  // A product's page is shared, so its field is empty even if a code is stored for the visit.
  const zip = toPostalCode(typed === "" && isOfProduct ? (readPlainCookie(request, zipCookie(siteKey)) ?? "") : typed);
  const secure = context.get(requestContext).publicUrl.startsWith("https:") ? "; Secure" : "";
  const cookie = `${zipCookie(siteKey)}=${encodeURIComponent(zip ?? "")}; Path=/; SameSite=Lax${zip ? "" : "; Max-Age=0"}${secure}`;
  const returnTo = String(form.get("returnTo") ?? "");
  const target = isOfProduct ? doorAddress(returnTo, `/${language}/`, zip, form.get("quantity")) : samePath(returnTo, `/${language}/`);
  throw redirect(target, { headers: { "set-cookie": cookie } });
}
