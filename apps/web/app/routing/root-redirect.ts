import { type Language, languages } from "@azulejo/contract/vocabulary.ts";
import { redirect } from "react-router";
import { readPlainCookie } from "../request/cookies.server.ts";
import type { Route } from "./+types/root-redirect";

/** `/` leads to the visitor's language: cookie, then browser, then the storefront's own. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(`/${choose(request)}/`, 302);
}

function choose(request: Request): Language {
  const known = (code: string | null) => languages.find((language) => language === code);
  const wanted = (request.headers.get("accept-language") ?? "").toLowerCase().split(",");
  const fromBrowser = wanted.map((tag) => known(tag.trim().slice(0, 2))).find(Boolean);
  return known(readPlainCookie(request, "i18n_redirected")) ?? fromBrowser ?? "en";
}
