import "virtual:words/account+customer";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { accountLinks, barLinks, settingsGroups } from "./account-links.ts";

interface Props {
  root: ShellData;
  /** The address below the language. */
  here: string;
}

/**
 * On wide screens, shows links to the account's pages in place of the departments (on a phone they are in a list above the page); one link
 * leads back to the shop.
 */
export function AccountBar({ root, here }: Props) {
  const t = useText();
  const address = useAddress();
  const groups = root.session ? accountLinks(root.session, root.settings.features) : [];
  const settings = settingsGroups(groups).flatMap(({ links }) => links);
  const isAt = (path: string) => here === path || (path !== "account/" && here.startsWith(`${path}/`));
  const link = (path: string, label: string, isCurrent: boolean) => (
    <a href={address(path)} aria-current={isCurrent ? "page" : undefined} className="department-link">
      {label}
    </a>
  );
  return (
    <nav aria-label={t("account.nav.label")} className="hidden min-h-11 lg:block">
      <ul className="page department-list flex-wrap">
        {barLinks(groups).map(({ path, label }) => (
          <li key={path}>{link(path, t(label), isAt(path))}</li>
        ))}
        <li>
          {link(
            "account/profile",
            t("account.nav.settings"),
            settings.some(({ path }) => isAt(path)),
          )}
        </li>
        <li className="ml-auto">{link("product/", t("account.nav.shop"), false)}</li>
      </ul>
    </nav>
  );
}
