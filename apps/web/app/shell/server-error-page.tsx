import { data } from "react-router";
import { text } from "../i18n/text.ts";
import { page } from "../routing/visit.server.ts";

export const loader = page(async ({ language }) => {
  throw data(text(language, "error.server"), { status: 500 });
});

export default function ServerErrorPage() {
  return null;
}
