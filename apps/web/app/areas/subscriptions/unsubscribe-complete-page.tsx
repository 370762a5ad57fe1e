import "../account/words.ts";
import { text, useText } from "../../i18n/text.ts";
import type { RootData } from "../../root.tsx";
import { useAddress } from "../../routing/use-address.ts";
import { page } from "../../routing/visit.server.ts";
import { headOf } from "../../shell/head/head.ts";
import type { Route } from "./+types/unsubscribe-complete-page";

export const loader = page(async () => ({}));

export function meta({ location, matches }: Route.MetaArgs) {
  const root = matches[0]?.loaderData as RootData | undefined;
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
