import { useEffect, useState } from "react";
import { Form, Link, useFetchers, useLocation, useMatches, useNavigation } from "react-router";
import { SearchField } from "../../areas/suggestions/search-field.tsx";
import { other } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { splitAddress, switchAddress } from "../../routing/language-routing.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { ShellData } from "../shell-data.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Brand } from "./brand.tsx";
import { menuLinks } from "./main-menu.ts";
import { linkAddress } from "./own-link.ts";

/** Returns the same page in the other language; a page whose path differs provides it in its data. */
function useAlternate(root: ShellData): string {
  const { pathname, search, hash } = useLocation();
  const data = useMatches().at(-1)?.loaderData as { paths?: Record<string, string> } | undefined;
  const to = other[root.language];
  return switchAddress(root.settings, to, data?.paths?.[to] ?? splitAddress(pathname).rest) + search + hash;
}

/** @param props.calm leaves search and departments out, for checkout */
export function Header({ root, calm = false }: { root: ShellData; calm?: boolean }) {
  const address = useAddress();
  const t = useText();
  const { language, settings } = root;
  const alternate = useAlternate(root);
  return (
    <header className="z-40 border-b border-joint bg-wall lg:sticky lg:top-0">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <Link to={address("")} className={`mr-auto font-display text-lead no-underline ${calm ? "" : "lg:mr-0"}`}>
          <Brand root={root} />
        </Link>
        {!calm && (
          <div className="order-last w-full lg:order-none lg:w-auto lg:grow">
            <SearchField />
          </div>
        )}
        <nav aria-label={t("shell.tools")} className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
          <StorePicker root={root} />
          <AccountMenu root={root} />
          <a href={alternate} hrefLang={other[language]} lang={other[language]} className="inline-flex min-h-6 items-center">
            {settings.locales.find((one) => one.code === other[language])?.name}
          </a>
          <BagLink siteKey={settings.siteKey} />
        </nav>
      </div>
      {!calm && <DepartmentMenu root={root} />}
    </header>
  );
}

/** The count comes from a cookie after the page has loaded, because the page itself is shared. */
function BagLink({ siteKey }: { siteKey: string }) {
  const t = useText();
  const address = useAddress();
  const [count, setCount] = useState(0);
  const busy = useFetchers().length + Number(useNavigation().state !== "idle");
  // biome-ignore lint/correctness/useExhaustiveDependencies: any submission may have changed the bag
  useEffect(() => {
    const read = () => {
      const pair = document.cookie.split("; ").find((one) => one.startsWith(`${siteKey}_bag_count=`));
      setCount(Number(pair?.split("=")[1] ?? 0));
    };
    read();
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, [siteKey, busy]);
  return (
    <Link to={address("shoppingbag")} className="inline-flex min-h-6 items-center">
      {t("shell.bag", { count })}
    </Link>
  );
}

function StorePicker({ root }: { root: ShellData }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const chosen = root.stores.find((one) => one.code === root.store);
  return (
    <details className="relative">
      <summary className="inline-flex min-h-6 items-center underline">{chosen ? chosen.name : t("shell.chooseStore")}</summary>
      <Form
        method="post"
        action={`/${root.language}/my-store`}
        reloadDocument
        className="absolute left-0 z-50 mt-2 w-72 max-w-[80vw] border border-joint bg-paper p-4 lg:left-auto lg:right-0"
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        <label htmlFor="my-store" className="mb-1 block">
          {t("shell.myStore")}
        </label>
        <select
          id="my-store"
          name="store"
          defaultValue={root.store ?? ""}
          className="mb-3 min-h-11 w-full border border-ink-soft bg-paper px-2"
        >
          <option value="">{t("shell.noStore")}</option>
          {root.stores.map((store) => (
            <option key={store.code} value={store.code}>
              {store.name}, {store.state}
            </option>
          ))}
        </select>
        <button type="submit" className="min-h-11 w-full bg-glaze text-on-glaze">
          {t("shell.useStore")}
        </button>
      </Form>
    </details>
  );
}

function DepartmentMenu({ root }: { root: ShellData }) {
  const address = useAddress();
  const t = useText();
  return (
    <nav aria-label={t(root.mainMenu ? "shell.menu" : "shell.departments")} className="page overflow-x-auto" tabIndex={-1}>
      <ul className="flex gap-x-5 whitespace-nowrap pb-2 text-small lg:flex-wrap">
        {menuLinks(root).map(({ path, label, isSale }) => (
          <li key={path}>
            <a href={linkAddress(path, address)} className={`inline-flex min-h-6 items-center no-underline ${isSale ? "text-clay" : ""}`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
