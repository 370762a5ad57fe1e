import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, useLocation } from "react-router";
import { useText } from "../../i18n/text.ts";

/** Links to older entries, and back to the newest. */
export function OlderEntries({ older }: { older: number | null }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isFirst = !query.has("older");
  const to = (id: number | null): string => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete("older");
    else next.set("older", String(id));
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  };
  if (isFirst && older === null) return null;
  return (
    <nav aria-label={t("pager.label")} className="pager">
      {!isFirst && (
        <Link to={to(null)} className={buttonClass("tool")}>
          {t("audit.newest")}
        </Link>
      )}
      {older !== null && (
        <Link to={to(older)} className={buttonClass("tool")}>
          {t("audit.older")}
        </Link>
      )}
    </nav>
  );
}
