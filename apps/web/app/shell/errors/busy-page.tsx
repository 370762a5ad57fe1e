// @bundle shell
import { data } from "react-router";
import { text } from "../../i18n/text.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";

/** Shown in place of a page to a visitor over the rate limit, or while the shop is overloaded. */
export const loader = pageLoader(async ({ language, record }) => {
  throw data(text(language, "error.busy"), { status: Number(record.id) });
});

export default function BusyPage() {
  return null;
}
