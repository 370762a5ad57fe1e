import { useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";

type Session = NonNullable<ShellData["session"]>;

/** The menu that opens at a signed-in user's name. */
export function SessionMenu({ session, language }: { session: Session; language: ShellData["language"] }) {
  const t = useText();
  const address = useAddress();
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="mb-2 break-words text-ink-soft">{session.userName}</p>
      <ul>
        {links(session).map(({ path, label }) => (
          <li key={path}>
            <a href={address(path)} className="flex min-h-11 items-center no-underline">
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={`/${language}/account/hideprices`} data-reload>
        <input type="hidden" name="hidePrices" value={String(!session.pricesHidden)} />
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button type="submit" className="min-h-11">
          {t(session.pricesHidden ? "shell.showPrices" : "shell.hidePrices")}
        </button>
      </form>
      <form method="post" action={`/${language}/account/logout`} data-reload>
        <button type="submit" className="mt-3 min-h-11 w-full border border-ink-soft">
          {t("shell.signOut")}
        </button>
      </form>
    </>
  );
}

const links = ({ isBusiness, isAdministrator }: Session) => [
  { path: "account/", label: "shell.account" as const },
  { path: "account/profile", label: "shell.profile" as const },
  ...(isBusiness && isAdministrator ? [{ path: "customerusers/manageusers", label: "shell.users" as const }] : []),
];
