import type { StaffRight } from "@azulejo/contract";
import { Link, useLocation } from "react-router";
import { type MessageKey, useText } from "../i18n/text.ts";
import { useAllStores, useMay } from "./staff.ts";

export interface SectionPage {
  path: string;
  label: MessageKey;
  right: StaffRight;
  /** Only for staff who aren't limited to certain stores. */
  allStores?: boolean;
}

/** Links to the pages of a section that the user has access to. */
export function SectionPages({ section, pages }: { section: MessageKey; pages: readonly SectionPage[] }) {
  const t = useText();
  const may = useMay();
  const hasAllStores = useAllStores();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t(section)} className="page-tabs">
      <ul>
        {pages
          .filter(({ right, allStores }) => may(right) && (hasAllStores || !allStores))
          .map(({ path, label }) => (
            <li key={path}>
              <Link to={path} aria-current={pathname === path ? "page" : undefined} className="no-underline">
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
