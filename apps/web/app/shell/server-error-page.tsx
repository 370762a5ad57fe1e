import { data } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import type { Route } from "./+types/server-error-page";

export function loader({ request }: Route.LoaderArgs) {
  throw data(text(languageOf(request.url), "error.server"), { status: 500 });
}

export default function ServerErrorPage() {
  return null;
}
