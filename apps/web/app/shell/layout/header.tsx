import { Globe, Icon } from "@azulejo/ui/icon.tsx";
import { useLocation, useMatches, useSearchParams } from "react-router";
import { SearchField } from "../../areas/suggestions/search-field.tsx";
import { other } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { Fragment } from "../../render/fragment.tsx";
import { splitAddress, switchAddress } from "../../routing/language-routing.ts";
import { useAddress } from "../../routing/use-address.ts";
import { partAfterInput, partWhenIdle } from "../browser/later-part.tsx";
import type { ShellData } from "../shell-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import { BagLink } from "./bag-link.tsx";
import { Brand } from "./brand.tsx";
import { MenuButton } from "./menu-button.tsx";
import { SearchSheet } from "./search-sheet.tsx";
import { StorePicker } from "./store-picker.tsx";

/** Loaded at the first input, and measures its links once it is shown. */
const DepartmentBar = partAfterInput(
  async () => (await import("./department-bar.tsx")).DepartmentBar,
  () => matchMedia("(min-width: 64rem)").matches,
);
const AccountBar = partAfterInput(async () => (await import("../../areas/account/frame/account-bar.tsx")).AccountBar);
const PhoneMenu = partWhenIdle(async () => (await import("./phone-menu.tsx")).PhoneMenu);

/** Returns the same page in the other language; a page whose path differs provides it in its data. */
export function useAlternate(root: ShellData): string {
  const { pathname, search, hash } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { paths?: Record<string, string> } | undefined;
  const to = other[root.language];
  return switchAddress(root.settings, to, data?.paths?.[to] ?? splitAddress(pathname).rest) + search + hash;
}

/** Returns the part of the address that determines the current menu entry. A storefront's own menu can contain any path. */
const menuPlace = ({ mainMenu }: ShellData, pathname: string): string =>
  mainMenu ? pathname : (/^.*?\/product\/(?:list\/[^/]*|sale(?=\/|$))/.exec(pathname)?.[0] ?? "");

/** Matches account pages, without the language. */
const ACCOUNT_PAGES = /^(?:account|wishlist|customerusers)(?:\/|$)/;

/**
 * On a phone, one bar of icons; on wide screens, a bar with the search and the same tools as text, and the departments below; in an
 * account, its pages take the departments' place.
 */
export function Header({ root }: { root: ShellData }) {
  const address = useAddress();
  const t = useText();
  const { language, settings } = root;
  const alternate = useAlternate(root);
  const { pathname } = useLocation();
  const here = splitAddress(pathname).rest;
  const query = useSearchParams()[0].get("q") ?? "";
  return (
    <header className="sticky top-0 z-40 border-b border-joint bg-wall">
      <div className="shell-bar">
        <Fragment of={() => ["menu button", root.revision]}>{() => <MenuButton />}</Fragment>
        <Fragment of={() => ["brand", root.revision]}>
          {() => (
            <a href={address("")} className="shell-name">
              <Brand root={root} />
            </a>
          )}
        </Fragment>
        <div className="ml-2 hidden w-100 min-w-0 shrink lg:block">
          <Fragment of={() => ["search", root.revision, query]}>{() => <SearchField />}</Fragment>
        </div>
        <nav aria-label={t("shell.tools")} className="ml-auto flex shrink-0 text-small lg:gap-5 xl:gap-7">
          <Fragment of={() => ["search sheet", root.revision, query]}>{() => <SearchSheet />}</Fragment>
          <StorePicker root={root} />
          <a href={alternate} hrefLang={other[language]} lang={other[language]} className="shell-tool max-lg:hidden">
            <Icon of={Globe} className="max-lg:size-[22px]" />
            <span className="max-lg:sr-only">{settings.locales.find((one) => one.code === other[language])?.name}</span>
          </a>
          <Fragment of={() => ["account", root.revision, pathname]}>{() => <AccountMenu root={root} />}</Fragment>
          <Fragment of={() => ["bag", root.revision]}>{() => <BagLink siteKey={settings.siteKey} />}</Fragment>
        </nav>
      </div>
      {root.session && ACCOUNT_PAGES.test(here) ? (
        <AccountBar root={root} here={here} />
      ) : (
        <Fragment of={() => ["departments", root.revision, menuPlace(root, pathname)]}>{() => <DepartmentBar root={root} />}</Fragment>
      )}
      <PhoneMenu root={root} alternate={alternate} />
    </header>
  );
}
