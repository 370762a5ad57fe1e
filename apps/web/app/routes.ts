import { type RouteConfig, route } from "@react-router/dev/routes";
import { neutralResources, resourceTable } from "./routing/resource-table.ts";
import { anyStory, routeTable } from "./routing/route-table.ts";

const languages = ["en", "es"];

/**
 * The route table, once per language and once without a prefix; the id includes the language. Which of them responds and
 * which redirects is the storefront's setting, decided per request. All stories share one page.
 */
export default [
  ...languages.flatMap((language) => [
    ...routeTable.map(({ id, path, file }) => route(`/${language}/${path}`, file, { id: `${id}___${language}` })),
    ...resourceTable.map(({ id, path, file }) => route(`/${language}/${path}`, file, { id: `${id}___${language}` })),
    route(`/${language}/*`, anyStory.file, { id: `${anyStory.id}___${language}` }),
  ]),
  ...routeTable.map(({ id, path, file }) => route(`/${path}`, file, { id: `${id}___default` })),
  ...neutralResources.map(({ id, path, file }) => route(`/${path}`, file, { id })),
  ...(process.env["NODE_ENV"] === "development" ? [route("/en/primitives", "shell/development/primitives-page.tsx")] : []),
  route("*", anyStory.file, { id: `${anyStory.id}___default` }),
] satisfies RouteConfig;
