import { ButtonLink } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";

export const loader = pageLoader(async () => ({}));

export const meta = accountHead("account.sent.title");

/** Shows the same text whether or not the account exists, so that nobody can find out. */
export default function LinkSentPage() {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { phone } = root.settings;
  return (
    <EntryFrame root={root} title={t("account.sent.title")} lead={t("account.sent.lead")}>
      <ul className="list-[square] space-y-2 pl-5">
        <li>{t("account.sent.spam")}</li>
        <li>
          {t("account.sent.other")} <a href={address("account/forgotpassword")}>{t("account.sent.again")}</a>
        </li>
        <li>{t("account.sent.call", { phone })}</li>
      </ul>
      <ButtonLink href={address("account/login")} look="quiet">
        {t("account.login.title")}
      </ButtonLink>
    </EntryFrame>
  );
}
