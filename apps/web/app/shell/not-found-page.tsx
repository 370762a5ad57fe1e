import { data } from "react-router";
import { languageOf } from "../i18n/language.ts";
import { text } from "../i18n/text.ts";
import type { Route } from "./+types/not-found-page";

export function loader({ request }: Route.LoaderArgs) {
  throw data(text(languageOf(request.url), "error.notFound", { path: new URL(request.url).pathname }), { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
