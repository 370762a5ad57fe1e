import { data } from "react-router";
import { textOf } from "../../i18n/messages.server.ts";
import { languageContext } from "../../request/environment.server.ts";
import type { Route } from "./+types/error-404";

/** The page that other systems can point to; it answers with the status it names. */
export function loader({ context, url }: Route.LoaderArgs) {
  const t = textOf(context.get(languageContext));
  throw data({ message: t("errors.notFound", { path: url.pathname + url.search }) }, { status: 404 });
}

export default function Error404() {
  return null;
}
