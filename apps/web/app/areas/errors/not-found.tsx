import { data, matchRoutes, redirect } from "react-router";
import { detectLocale, localisedPath } from "../../i18n/locale-routing.ts";
import { textOf } from "../../i18n/messages.server.ts";
import { readCookie } from "../../request/cookies.ts";
import { languageContext } from "../../request/environment.server.ts";
import { routeTable } from "../../routing/route-table.ts";
import { localeRouting } from "../../routing/routing-config.ts";
import type { Route } from "./+types/not-found";

/** An address that no page has. One that only lacks its language is sent on. */
export function loader({ context, request, url, params }: Route.LoaderArgs) {
  const isUnprefixed = `/${params["*"]}` === url.pathname;
  if (isUnprefixed && matchRoutes(routeTable.map(({ path }) => ({ path: path.en.replace(/^\/|\/$/g, "") })), url.pathname)) {
    const code = detectLocale(localeRouting, readCookie(request.headers.get("cookie"), "i18n_redirected"), request.headers.get("accept-language"));
    throw redirect(localisedPath(localeRouting, code, url.pathname) + url.search, 302);
  }
  const message = textOf(context.get(languageContext))("errors.notFound", { path: url.pathname + url.search });
  throw data({ message }, { status: 404 });
}

export default function NotFound() {
  return null;
}
