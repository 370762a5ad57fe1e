import { data } from "react-router";
import { text } from "../i18n/text.ts";
import { page } from "../routing/visit.server.ts";

/** What is shown in place of a page to who asks for too many, or while the shop answers too many others. */
export const loader = page(async ({ language, record }) => {
  throw data(text(language, "error.busy"), { status: Number(record.id) });
});

export default function BusyPage() {
  return null;
}
