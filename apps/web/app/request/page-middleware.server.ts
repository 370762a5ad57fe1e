import { matchRoutes, type MiddlewareFunction, redirect } from "react-router";
import { canonicalPath } from "../routing/canonical-path.ts";
import { readLocale } from "../i18n/locale-routing.ts";
import { runGuards } from "../routing/guards.server.ts";
import { routeTable } from "../routing/route-table.ts";
import { localeRouting } from "../routing/routing-config.ts";
import { languageContext } from "./environment.server.ts";

const strip = (path: string) => path.replace(/^\/+|\/+$/g, "");
const matchers = {
  en: routeTable.map((entry) => ({ path: `/${strip(entry.path.en)}`, entry })),
  es: routeTable.map((entry) => ({ path: `/${strip(entry.path.es)}`, entry })),
};

/** Settles, before any loader, the language of the page, the one form of its address, and who may see it. */
export const pageMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { code, rest } = readLocale(localeRouting, url.pathname);
  const language = code ?? localeRouting.defaultCode;
  context.set(languageContext, language);
  if (code === null) return next();
  const match = matchRoutes(matchers[language], `/${rest}`)?.at(-1);
  if (!match) return next();
  const entry = match.route.entry;
  const isDocument = new URL(request.url).pathname === url.pathname;
  const canonical = canonicalPath(url.pathname, entry.path[language]);
  if (request.method === "GET" && isDocument && canonical !== url.pathname) return redirect(canonical + url.search, 301);
  await runGuards(entry.guards, { context, language, url, params: match.params });
  return next();
};
