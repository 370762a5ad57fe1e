// @bundle later
import { Globe, Icon, Pin, Trade, User } from "@azulejo/ui/icon.tsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOpening } from "../../areas/store/use-opening.ts";
import { other } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { Fragment } from "../../render/fragment.tsx";
import { useAddress } from "../../routing/use-address.ts";
import { useHideOnNavigation } from "../browser/hide-on-navigation.ts";
import type { MenuEntry } from "../menu/entries.ts";
import { EntryImage } from "../menu/entry-image.tsx";
import { loadMenu } from "../menu/menu-data.ts";
import type { ShellData } from "../shell-data.ts";
import { menuLinks } from "./main-menu.ts";
import { MENU } from "./menu-id.ts";
import { linkAddress } from "./own-link.ts";
import { STORE_PICKER } from "./store-picker.tsx";

interface Props {
  root: ShellData;
  alternate: string;
}

/** Fills the screen below the bar: a line for each department with a picture of its material, then store, account, language and trade. */
export function PhoneMenu({ root, alternate }: Props) {
  const t = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const { session, settings, stores, language } = root;
  const store = stores.find((one) => one.code === root.store);
  const strips = useStrips(language);
  const opening = useOpening(store?.code, language);
  const load = () => {
    strips.load();
    opening.load();
  };
  // The menu may have been opened before its code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) load();
  }, []);
  useHideOnNavigation(menu, pathname);
  const locale = settings.locales.find((one) => one.code === other[language]);
  return (
    <nav ref={menu} id={MENU} popover="auto" aria-label={t("shell.menu")} className="shell-sheet" onBeforeToggle={load}>
      <Fragment of={() => ["phone menu", root.revision]}>
        {() => (
          <ul className="phone-lines">
            {menuLinks(root).map(({ path, label, listing, isSale }) => (
              <li key={path}>
                <a href={linkAddress(path, address)} className={listing ? undefined : "no-material"}>
                  {listing && <EntryImage entry={strips.materials[listing]} width={208} height={106} />}
                  <span className={isSale ? "text-clay" : undefined}>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fragment>
      <ul className="phone-foot">
        <Fragment of={() => ["phone foot", root.revision]}>
          {() => (
            <>
              <li>
                <button type="button" popoverTarget={STORE_PICKER} className="phone-foot-cell w-full text-left">
                  <FootWords
                    icon={<Icon of={Pin} />}
                    title={store?.name ?? t("shell.chooseStore")}
                    note={store ? (opening.words ?? store.state) : t("shell.storeNote")}
                  />
                </button>
              </li>
              <li>
                <a href={address(session ? "account/" : "account/login")} className="phone-foot-cell">
                  <FootWords
                    icon={<Icon of={User} />}
                    title={session ? session.givenName || session.userName : t("shell.signIn")}
                    note={t(session ? "shell.account" : "shell.signInNote")}
                  />
                </a>
              </li>
            </>
          )}
        </Fragment>
        {locale && (
          <li>
            <a href={alternate} hrefLang={locale.code} lang={locale.code} className="phone-foot-cell">
              <FootWords icon={<Icon of={Globe} />} title={locale.name} />
            </a>
          </li>
        )}
        {settings.features.tradeAccounts && (
          <Fragment of={() => ["phone trade", root.revision]}>
            {() => (
              <li>
                <a href={address("account/professional")} className="phone-foot-cell">
                  <FootWords icon={<Icon of={Trade} />} title={t("shell.trade")} note={t("shell.tradeNote")} />
                </a>
              </li>
            )}
          </Fragment>
        )}
      </ul>
    </nav>
  );
}

/** Returns the pictures of the departments' materials by path, once they are about to be shown. */
function useStrips(language: ShellData["language"]) {
  const [materials, setMaterials] = useState<Record<string, MenuEntry>>({});
  const load = () =>
    void loadMenu(language)
      .then(({ entries }) => setMaterials(Object.fromEntries(entries.map((one) => [one.key, one]))))
      .catch(() => {});
  return { materials, load };
}

function FootWords({ icon, title, note }: { icon: ReactNode; title: string; note?: string }) {
  return (
    <>
      {icon}
      <span className="min-w-0">
        <span className="block break-words">{title}</span>
        {note && <span className="block text-ink-soft">{note}</span>}
      </span>
    </>
  );
}
