import "virtual:words/account+customer";
import { text, useText } from "../../i18n/text.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { useAddress } from "../../routing/use-address.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import type { Route } from "./+types/unsubscribe-complete-page";

export const loader = pageLoader(async () => ({}));

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "subscriptions.endedTitle"), noindex: true });
}

export default function UnsubscribeCompletePage() {
  const t = useText();
  const address = useAddress();
  return (
    <div className="max-w-prose space-y-5 py-8">
      <h1 className="text-title">{t("subscriptions.endedTitle")}</h1>
      <p>{t("subscriptions.ended")}</p>
      <p>
        <a href={address("account/subscriptions")}>{t("subscriptions.change")}</a>
      </p>
    </div>
  );
}
