import { NavLink, useLocation } from "react-router";
import { useCurrentLink } from "../../frame/ledger/use-current-link.ts";
import { useMay } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";

/** The lists about customers: businesses, people, applications, and privacy requests. */
export function CustomerTabs() {
  const t = useText();
  const may = useMay();
  const list = useCurrentLink<HTMLUListElement>(useLocation().pathname);
  const pages = [
    ["/customers", "customers.businesses", "customers.read"],
    ["/people", "customers.people", "customers.read"],
    ["/applications", "customers.applications", "customers.read"],
    ["/privacy", "customers.privacy", "privacy.write"],
  ] as const;
  return (
    <nav aria-label={t("customers.lists")}>
      <ul ref={list} className="filter-links">
        {pages
          .filter(([, , right]) => may(right))
          .map(([path, label]) => (
            <li key={path}>
              <NavLink to={path} className="no-underline">
                {t(label)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
