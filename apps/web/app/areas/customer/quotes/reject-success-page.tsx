import "virtual:words/account+customer";
import "virtual:words/quotes";
import { text, useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { headOf } from "../../../shell/head/head.ts";
import { shellDataOf, useShellData } from "../../../shell/shell-data.ts";
import type { Route } from "./+types/reject-success-page";

export function meta({ location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: root && text(root.language, "quotes.rejectedTitle"), noindex: true });
}

/** Says that a rejection has arrived, also to somebody who isn't signed in. */
export default function RejectSuccessPage() {
  const t = useText();
  const address = useAddress();
  const { session } = useShellData();
  return (
    <article className="max-w-xl space-y-5">
      <h1 className="text-title">{t("quotes.rejectedTitle")}</h1>
      <p>{t("quotes.rejectedText")}</p>
      <p>
        <a href={address(session ? "account/quotes" : "product/")}>{t(session ? "quotes.back" : "shell.continue")}</a>
      </p>
    </article>
  );
}
