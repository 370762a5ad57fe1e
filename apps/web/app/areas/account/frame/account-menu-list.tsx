import type { SessionClaims } from "@azulejo/contract/claims.ts";
import { ChevronDown, Icon } from "@azulejo/ui/icon.tsx";
import { useLocation } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { splitAddress } from "../../../routing/language-routing.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { type AccountLinkGroup, accountLinks, HOME_LINK, isSetting, settingsGroups } from "./account-links.ts";

interface Props {
  root: ShellData;
  session: SessionClaims;
}

/** The account menu: on a small screen a list that opens above the page; on a wide one, a menu beside pages of settings. */
export function AccountMenuList({ root, session }: Props) {
  const t = useText();
  const here = splitAddress(useLocation().pathname).rest;
  const groups = accountLinks(session, root.settings.features);
  const current = [HOME_LINK, ...groups.flatMap(({ links }) => links)].find(({ path }) => path === here);
  return (
    <>
      {isSetting(here, root) && (
        <nav aria-label={t("account.nav.settings")} className="hidden lg:sticky lg:top-36 lg:block lg:self-start">
          <Entries groups={settingsGroups(groups)} here={here} />
          <SignOut language={root.language} />
        </nav>
      )}
      <details className="border border-joint bg-paper lg:hidden">
        <summary className="flex min-h-11 items-center px-4 font-medium">
          {t("account.nav.label")}
          {current && <span className="ml-2 min-w-0 truncate font-normal text-ink-soft">{t(current.label)}</span>}
          <Icon of={ChevronDown} size={20} className="ml-auto box-content shrink-0 pl-3" />
        </summary>
        <nav aria-label={t("account.nav.label")} className="border-t border-joint">
          <Entries groups={groups} here={here} hasHome />
          <SignOut language={root.language} />
        </nav>
      </details>
    </>
  );
}

const row = "flex min-h-11 w-full items-center px-4 text-left no-underline hover:underline lg:min-h-8";

function SignOut({ language }: Pick<ShellData, "language">) {
  const t = useText();
  return (
    <form method="post" action={`/${language}/account/logout`} data-reload className="border-joint max-lg:border-t lg:border-b lg:py-1">
      <button type="submit" className={`${row} border-l-2 border-transparent`}>
        {t("shell.signOut")}
      </button>
    </form>
  );
}

interface EntriesProps {
  groups: AccountLinkGroup[];
  here: string;
  hasHome?: boolean;
}

function Entries({ groups, here, hasHome = false }: EntriesProps) {
  const t = useText();
  const address = useAddress();
  const linkTo = ({ path, label }: typeof HOME_LINK) => (
    <a
      href={address(path)}
      aria-current={path === here ? "page" : undefined}
      className={`${row} border-l-2 ${path === here ? "border-glaze bg-paper font-medium" : "border-transparent"}`}
    >
      {t(label)}
    </a>
  );
  return (
    <ul className="divide-y divide-joint lg:border-y lg:border-joint">
      {hasHome && <li>{linkTo(HOME_LINK)}</li>}
      {groups.map(({ label, links }) => (
        <li key={label} className="py-2">
          <p className="border-l-2 border-transparent px-4 pb-1 text-small text-ink-soft">{t(label)}</p>
          <ul>
            {links.map((link) => (
              <li key={link.path}>{linkTo(link)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
