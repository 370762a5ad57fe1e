import { languages } from "@azulejo/contract/vocabulary.ts";
import { type RouteConfig, route } from "@react-router/dev/routes";
import { neutralResources, resourceTable } from "./routing/resource-table.ts";
import { anyStory, routeTable } from "./routing/route-table.ts";

/**
 * An optional segment for each language, because the router has no segment that allows only certain words. `pageLoader()` refuses addresses
 * with two of them.
 */
const anyLanguage = languages.map((language) => `/${language}?`).join("");

/**
 * Each page is one route, with and without a language. The storefront's settings decide, per request, which addresses respond and which
 * redirect. A resource needs its language, because a story may have the same name. All stories share one page.
 */
export default [
  ...[...routeTable, anyStory].map(({ id, path, file }) => route(`${anyLanguage}/${path}`, file, { id })),
  ...languages.flatMap((language) =>
    resourceTable.map(({ id, path, file }) => route(`/${language}/${path}`, file, { id: `${id}-${language}` })),
  ),
  ...neutralResources.map(({ id, path, file }) => route(`/${path}`, file, { id })),
  ...(process.env["NODE_ENV"] === "development" ? [route("/en/primitives", "shell/development/primitives-page.tsx")] : []),
] satisfies RouteConfig;
