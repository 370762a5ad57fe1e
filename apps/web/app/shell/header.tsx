import { Icon } from "@azulejo/ui/icon.tsx";
import { useLanguage, useText, useTo } from "../i18n/text.tsx";
import { BagLink } from "./bag-link.tsx";
import { DepartmentMenu } from "./department-menu.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { MyStore } from "./my-store.tsx";
import { usePage } from "./page.ts";
import { pathInLanguage } from "./page-address.ts";
import { SearchBox } from "./search-box.tsx";

/** Name, departments, search, store, language, bag. On small screens the search takes a row of its own. */
export function Header({ shell }: { shell: ShellData }) {
  const t = useText();
  const to = useTo();
  return (
    <header className="sticky top-0 z-40 border-b border-joint bg-wall">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-2 px-4 sm:gap-x-4 sm:px-6 lg:flex-nowrap lg:px-10">
        <a href={to("/")} className="display mr-auto py-3 text-lead font-medium no-underline lg:mr-4">
          {shell.site.name}
        </a>
        <DepartmentMenu menu={shell.menu} />
        <div className="order-last w-full pb-3 lg:order-none lg:w-auto lg:flex-1 lg:pb-0">
          <SearchBox />
        </div>
        <MyStore shell={shell} />
        <LanguageLink shell={shell} />
        <a href={`tel:${shell.site.phone}`} className="sr-only">
          {t("shell.call", { phone: shell.site.phone })}
        </a>
        <BagLink siteKey={shell.site.siteKey} />
      </div>
    </header>
  );
}

/** The same page in the other language, as a plain link. */
function LanguageLink({ shell }: { shell: ShellData }) {
  const t = useText();
  const language = useLanguage();
  const page = usePage();
  const other = shell.site.locales.find(({ code }) => code !== language);
  if (!other) return null;
  return (
    <a
      href={pathInLanguage(page, other.code)}
      hrefLang={other.code}
      lang={other.code}
      aria-label={t("shell.languageLabel")}
      className="grid min-h-11 min-w-11 place-items-center px-1 text-note font-medium no-underline hover:underline"
    >
      <span className="sm:hidden">{other.code.toUpperCase()}</span>
      <span className="hidden sm:inline">{t("shell.language")}</span>
    </a>
  );
}

export const headerButton = "flex min-h-11 min-w-11 items-center justify-center gap-2 px-1 text-note font-medium hover:underline";
export const CloseIcon = () => <Icon name="close" />;
