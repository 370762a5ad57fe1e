import { redirect } from "react-router";
import { languageOf } from "../../i18n/language.ts";
import { text } from "../../i18n/text.ts";
import { plainCookie } from "../../request/cookies.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { readSettings } from "../../request/settings.server.ts";
import { samePath } from "../../routing/same-path.ts";
import type { Route } from "./+types/privacy-signal.resource";
import type { PrivacySignal } from "./browser-consent.ts";
import { carriesSignal, isSameSite } from "./consent.server.ts";
import { CONSENT_DAYS, consentCookie } from "./consent.ts";

/** Returns whether this request had a Global Privacy Control header, as JSON for scripts and as text for people. */
export function loader({ request }: Route.LoaderArgs) {
  const answer: PrivacySignal = { signal: carriesSignal(request), receivedAt: new Date().toISOString() };
  const headers = { "cache-control": "no-store", vary: "Sec-GPC" };
  if ((request.headers.get("accept") ?? "").includes("application/json")) return Response.json(answer, { headers });
  const words = text(languageOf(request.url), answer.signal ? "privacy.signalProof" : "privacy.noSignalProof", { time: answer.receivedAt });
  return new Response(words, { headers: { ...headers, "content-type": "text/plain; charset=utf-8" } });
}

/** Stores a choice and goes back. Consent isn't stored if the browser sends an opt-out signal, which takes precedence. */
export async function action({ request, context }: Route.ActionArgs) {
  const language = languageOf(request.url);
  const form = await request.formData();
  const back = samePath(String(form.get("returnTo") ?? ""), `/${language}/do-not-sell-or-share/`);
  const choice = form.get("choice") === "all" ? "all" : "necessary";
  if (!isSameSite(request) || (choice === "all" && carriesSignal(request))) throw redirect(back, 303);
  const { siteKey } = await readSettings(context);
  const cookie = plainCookie(consentCookie(siteKey), choice, CONSENT_DAYS, context.get(requestContext).publicUrl);
  throw redirect(back, { status: 303, headers: { "set-cookie": cookie } });
}
