import { Icon, User } from "@azulejo/ui/icon.tsx";
import { Link, useLocation } from "react-router";
import { tellEnded } from "../../areas/account/session/session-channel.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";

const MENU = "account-menu";

/** A sign-in link for a guest; account and sign-out links for a signed-in user. On a phone the menu's foot leads to the account. */
export function AccountMenu({ root, always }: { root: ShellData; always: boolean }) {
  const t = useText();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const { session, language } = root;
  const look = `shell-tool ${always || session ? "" : "max-lg:hidden"}`;
  if (!session) {
    const back = /\/account\//.test(pathname) ? "" : `?returnTo=${encodeURIComponent(pathname)}`;
    return (
      <Link to={address("account/login") + back} className={look}>
        <Icon of={User} className="max-lg:size-[22px]" />
        <span className="max-lg:sr-only">{t("shell.signIn")}</span>
      </Link>
    );
  }
  return (
    <>
      <button type="button" popoverTarget={MENU} className={look}>
        <Icon of={User} className="max-lg:size-[22px]" />
        <span className="max-w-[12rem] truncate max-lg:sr-only">{session.givenName || session.userName}</span>
      </button>
      <div id={MENU} popover="auto" className="shell-drop">
        <p className="mb-2 break-words text-ink-soft">{session.userName}</p>
        <ul>
          {links(session).map(({ path, label }) => (
            <li key={path}>
              <Link to={address(path)} className="flex min-h-11 items-center no-underline">
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <form method="post" action={`/${language}/account/hideprices`}>
          <input type="hidden" name="hidePrices" value={String(!session.pricesHidden)} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <button type="submit" className="min-h-11">
            {t(session.pricesHidden ? "shell.showPrices" : "shell.hidePrices")}
          </button>
        </form>
        <form method="post" action={`/${language}/account/logout`} onSubmit={tellEnded}>
          <button type="submit" className="mt-3 min-h-11 w-full border border-ink-soft">
            {t("shell.signOut")}
          </button>
        </form>
      </div>
    </>
  );
}

const links = ({ isBusiness, isAdministrator }: NonNullable<ShellData["session"]>) => [
  { path: "account/", label: "shell.account" as const },
  { path: "account/profile", label: "shell.profile" as const },
  ...(isBusiness && isAdministrator ? [{ path: "customerusers/manageusers", label: "shell.users" as const }] : []),
];
