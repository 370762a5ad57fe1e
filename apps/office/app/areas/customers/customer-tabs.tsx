import { NavLink } from "react-router";
import { useText } from "../../i18n/text.ts";

/** The lists of customers: businesses, people, and who wants to be one. */
export function CustomerTabs() {
  const t = useText();
  const pages = [
    ["/customers", "customers.businesses"],
    ["/people", "customers.people"],
    ["/applications", "customers.applications"],
  ] as const;
  return (
    <nav aria-label={t("customers.lists")}>
      <ul className="filter-links">
        {pages.map(([path, label]) => (
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
