// @bundle shell
import { data } from "react-router";
import { text } from "../../i18n/text.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";

export const loader = pageLoader(async ({ language, url }) => {
  throw data(text(language, "error.notFound", { path: url.pathname + url.search }), { status: 404 });
});

export default function NotFoundPage() {
  return null;
}
