import { Link, useLocation } from "react-router";
import { tellEnded } from "../../areas/account/session/session-channel.ts";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";

/** Sign-in links for a guest; account and sign-out links for a signed-in user. */
export function AccountMenu({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const { session, language } = root;
  if (!session) {
    const back = /\/account\//.test(pathname) ? "" : `?returnTo=${encodeURIComponent(pathname)}`;
    return (
      <Link to={address("account/login") + back} className="inline-flex min-h-6 items-center">
        {t("shell.signIn")}
      </Link>
    );
  }
  return (
    <details className="lg:relative">
      <summary className="inline-flex min-h-6 max-w-[12rem] items-center truncate underline">
        {session.givenName || session.userName}
      </summary>
      <div className="absolute inset-x-4 z-50 mt-2 border border-joint bg-paper p-4 lg:inset-x-auto lg:right-0 lg:w-64">
        <p className="mb-2 break-words text-ink-soft">{session.userName}</p>
        <ul>
          {links(session).map(({ path, label }) => (
            <li key={path}>
              <Link to={address(path)} className="inline-flex min-h-9 items-center">
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
        <form method="post" action={`/${language}/account/hideprices`} className="mt-1">
          <input type="hidden" name="hidePrices" value={String(!session.pricesHidden)} />
          <input type="hidden" name="returnTo" value={pathname + search} />
          <button type="submit" className="min-h-9 underline">
            {t(session.pricesHidden ? "shell.showPrices" : "shell.hidePrices")}
          </button>
        </form>
        <form method="post" action={`/${language}/account/logout`} onSubmit={tellEnded}>
          <button type="submit" className="mt-3 min-h-11 w-full border border-ink-soft">
            {t("shell.signOut")}
          </button>
        </form>
      </div>
    </details>
  );
}

const links = ({ isBusiness, isAdministrator }: NonNullable<ShellData["session"]>) => [
  { path: "account/", label: "shell.account" as const },
  { path: "account/profile", label: "shell.profile" as const },
  ...(isBusiness && isAdministrator ? [{ path: "customerusers/manageusers", label: "shell.users" as const }] : []),
];
