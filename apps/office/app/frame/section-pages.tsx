import { Link, useLocation } from "react-router";
import { type MessageKey, useText } from "../i18n/text.ts";
import { mayOpen } from "./access/page-access.ts";
import { useCurrentLink } from "./ledger/use-current-link.ts";
import { useStaff } from "./staff.ts";

export interface SectionPage {
  path: string;
  label: MessageKey;
}

export interface PageGroup {
  /** Above the pages of a section that has many. */
  label?: MessageKey;
  pages: readonly SectionPage[];
}

interface Props {
  section: MessageKey;
  pages: readonly (SectionPage | PageGroup)[];
}

const isGroup = (one: SectionPage | PageGroup): one is PageGroup => "pages" in one;
const isPage = (one: SectionPage | PageGroup): one is SectionPage => "path" in one;

/** Leads to the pages of a section, as far as the reader may open them. */
export function SectionPages({ section, pages }: Props) {
  const t = useText();
  const staff = useStaff();
  const { pathname } = useLocation();
  const list = useCurrentLink<HTMLDivElement>(pathname);
  const named = pages.filter(isGroup);
  const groups: readonly PageGroup[] = named.length > 0 ? named : [{ pages: pages.filter(isPage) }];
  return (
    <nav aria-label={t(section)} className="page-tabs">
      <div ref={list}>
        {groups.map(({ label, pages: links }, index) => (
          <div key={label ?? index}>
            {label && <p id={label}>{t(label)}</p>}
            <ul aria-labelledby={label}>
              {links
                .filter(({ path }) => mayOpen(path, staff))
                .map(({ path, label: words }) => (
                  <li key={path}>
                    <Link to={path} aria-current={pathname === path ? "page" : undefined} className="no-underline">
                      {t(words)}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
