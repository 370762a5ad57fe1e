import type { MetaDescriptor } from "react-router";
import { type MessageKey, text } from "../../i18n/text.ts";
import type { RootData } from "../../root.tsx";
import { headOf } from "../../shell/head/head.ts";

interface MetaArgs {
  location: { pathname: string; search: string };
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** Makes the `meta` of an account page: a title and `noindex`. */
export const accountHead =
  (title: MessageKey) =>
  ({ location, matches }: MetaArgs): MetaDescriptor[] => {
    const root = matches[0]?.loaderData as RootData | undefined;
    return headOf({ root, location, title: root && text(root.language, title), noindex: true });
  };
