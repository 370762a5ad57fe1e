import { data } from "react-router";
import { textOf } from "../../i18n/messages.server.ts";
import { languageContext } from "../../request/environment.server.ts";
import type { Route } from "./+types/error-500";

/** The page that other systems can point to; it answers with the status it names. */
export function loader({ context }: Route.LoaderArgs) {
  const t = textOf(context.get(languageContext));
  throw data({ message: t("errors.server") }, { status: 500 });
}

export default function Error500() {
  return null;
}
