import type { MetaDescriptor } from "react-router";
import { type MessageKey, text } from "../../../i18n/text.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf } from "../../../shell/shell-data.ts";

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** Makes the `meta` of an account page: a title and `noindex`. */
export const accountHead =
  (title: MessageKey) =>
  ({ location, matches }: MetaArgs): MetaDescriptor[] => {
    const root = shellDataOf(matches);
    return headOf({ root, location, title: root && text(root.language, title), noindex: true });
  };
