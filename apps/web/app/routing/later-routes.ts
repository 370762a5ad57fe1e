import { type RouteRecord, STORY_PAGE } from "./route-table.ts";

const idOf = (path: string): string => path.replace(/\//g, "-").replace(/[^a-z0-9-]/gi, "");

/** Guarded already, but not linked and not in the sitemap. */
const later = (path: string, en: string, es: string, guards: RouteRecord["guards"] = []): RouteRecord => ({
  id: `later-${idOf(path)}`,
  path,
  breadcrumb: { en, es },
  layout: path.startsWith("account") || path.startsWith("customerusers") ? "account" : "default",
  guards,
  slash: path === "account",
  file: STORY_PAGE,
  later: true,
});

/** Addresses of the specification whose pages come with a later release; read on the server only. */
export const laterRoutes: RouteRecord[] = [
  later("order/acceptquote", "Accept quote", "Aceptar cotización"),
  later("order/rejectquote", "Reject quote", "Rechazar cotización"),
  later("order/rejectsuccess", "Quote rejected", "Cotización rechazada"),
];
