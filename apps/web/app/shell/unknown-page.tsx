import { data } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import type { Route } from "./+types/unknown-page";

/** No route fits: a 404 that names the path asked for. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  throw data(text(languageOf(request.url), "error.notFound", { path: pathname + search }), { status: 404 });
}

export default function UnknownPage() {
  return null;
}
