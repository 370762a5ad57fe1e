import { type RouteConfig, route } from "@react-router/dev/routes";
import { resourceTable, routeTable } from "./routing/route-table.ts";

const languages = ["en", "es"];

/** The route table, once per language; the id carries the language. */
export default [
  route("/", "routing/root-redirect.ts", { id: "root-redirect" }),
  ...languages.flatMap((language) => [
    ...routeTable.map(({ id, path, file }) => route(`/${language}/${path}`, file, { id: `${id}___${language}` })),
    ...resourceTable.map(({ id, path, file }) => route(`/${language}/${path}`, file, { id: `${id}___${language}` })),
  ]),
  route("*", "shell/unknown-page.tsx", { id: "unknown" }),
] satisfies RouteConfig;
