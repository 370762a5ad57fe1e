import type { SessionClaims } from "@azulejo/contract/claims.ts";
import { useLocation } from "react-router";
import { useText } from "../../../i18n/text.ts";
import { splitAddress } from "../../../routing/language-routing.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { accountLinks, HOME_LINK } from "./account-links.ts";

interface Props {
  root: ShellData;
  session: SessionClaims;
}

/** The account menu: a column beside the page, or on a small screen a list that opens above it. */
export function AccountMenuList({ root, session }: Props) {
  const t = useText();
  const here = splitAddress(useLocation().pathname).rest;
  const groups = accountLinks(session, root.settings.features);
  const current = [HOME_LINK, ...groups.flatMap(({ links }) => links)].find(({ path }) => path === here);
  return (
    <>
      <nav aria-label={t("account.nav.label")} className="hidden lg:block">
        <Entries root={root} session={session} here={here} />
      </nav>
      <details className="border border-joint bg-paper lg:hidden">
        <summary className="flex min-h-11 items-center px-4 font-medium">
          {t("account.nav.label")}
          {current && <span className="ml-2 min-w-0 truncate font-normal text-ink-soft">{t(current.label)}</span>}
          <span aria-hidden="true" className="ml-auto pl-3">
            ▾
          </span>
        </summary>
        <nav aria-label={t("account.nav.label")} className="border-t border-joint">
          <Entries root={root} session={session} here={here} />
        </nav>
      </details>
    </>
  );
}

const row = "flex min-h-11 w-full items-center px-4 text-left no-underline hover:underline lg:min-h-8";

function Entries({ root, session, here }: Props & { here: string }) {
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
      <li className="lg:py-1">{linkTo(HOME_LINK)}</li>
      {accountLinks(session, root.settings.features).map(({ label, links }) => (
        <li key={label} className="py-2">
          <p className="border-l-2 border-transparent px-4 pb-1 text-small text-ink-soft">{t(label)}</p>
          <ul>
            {links.map((link) => (
              <li key={link.path}>{linkTo(link)}</li>
            ))}
          </ul>
        </li>
      ))}
      <li className="lg:py-1">
        <form method="post" action={`/${root.language}/account/logout`} data-reload>
          <button type="submit" className={`${row} border-l-2 border-transparent`}>
            {t("shell.signOut")}
          </button>
        </form>
      </li>
    </ul>
  );
}
