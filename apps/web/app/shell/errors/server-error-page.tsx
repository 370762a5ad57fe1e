// @bundle shell
import { data } from "react-router";
import { text } from "../../i18n/text.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";

export const loader = pageLoader(async ({ language }) => {
  throw data(text(language, "error.server"), { status: 500 });
});

export default function ServerErrorPage() {
  return null;
}
