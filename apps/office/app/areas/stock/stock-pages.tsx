import type { StaffRight } from "@azulejo/contract";
import { Link, useLocation } from "react-router";
import { useMay } from "../../frame/staff.ts";
import { type MessageKey, useText } from "../../i18n/text.ts";

const pages: readonly { path: string; label: MessageKey; right: StaffRight }[] = [
  { path: "/stock", label: "goods.lots", right: "orders.read" },
  { path: "/stock/containers", label: "goods.containers", right: "stock.receive" },
  { path: "/stock/transfers", label: "goods.transfers", right: "stock.receive" },
  { path: "/stock/counts", label: "goods.counts", right: "stock.count" },
];

/** The pages of the section, as far as the reader may open them. */
export function StockPages() {
  const t = useText();
  const may = useMay();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t("section.stock")} className="page-tabs">
      <ul>
        {pages
          .filter(({ right }) => may(right))
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
