import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";

interface Props {
  page: number;
  pageSize: number;
  total: number;
}

/** Links to the pages of a list; the page number is in the address. */
export function Pager({ page, pageSize, total }: Props) {
  const t = useText();
  const { pathname, search } = useLocation();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const to = (number: number): string => {
    const query = new URLSearchParams(search);
    if (number === 1) query.delete("page");
    else query.set("page", String(number));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label={t("pager.label")} className="pager">
      <span className="tabular">{t("pager.range", { first, last: Math.min(total, page * pageSize), total })}</span>
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass("tool")}>
          {t("pager.previous")}
        </Link>
      )}
      {page < pages && (
        <Link to={to(page + 1)} className={buttonClass("tool")}>
          {t("pager.next")}
        </Link>
      )}
    </nav>
  );
}
