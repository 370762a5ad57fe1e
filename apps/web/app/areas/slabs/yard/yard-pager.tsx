import { useSearchParams } from "react-router";
import { useText } from "../../../i18n/text.ts";

/** Links to the page before and after. */
export function YardPager({ page, pages }: { page: number; pages: number }) {
  const t = useText();
  const [parameters] = useSearchParams();
  if (pages < 2) return null;
  const to = (target: number) => {
    const next = new URLSearchParams(parameters);
    if (target > 1) next.set("page", String(target));
    else next.delete("page");
    return `?${next}`;
  };
  return (
    <nav aria-label={t("yard.pages")} className="flex items-center gap-6 px-4 py-6 text-small md:px-12">
      {page > 1 && (
        <a rel="prev" className="inline-flex min-h-11 items-center" href={to(page - 1)}>
          {t("yard.previous")}
        </a>
      )}
      <span className="tabular-nums">{t("yard.page", { page, pages })}</span>
      {page < pages && (
        <a rel="next" className="inline-flex min-h-11 items-center" href={to(page + 1)}>
          {t("yard.next")}
        </a>
      )}
    </nav>
  );
}
