import { useText } from "../../../i18n/text.ts";
import { withChoice } from "./list-address.ts";

/** Page numbers near the current page, plus the first and last. */
export function pagerPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}

export function ListPager({ page, pages, parameters }: { page: number; pages: number; parameters: URLSearchParams }) {
  const t = useText();
  if (pages < 2) return null;
  return (
    <nav aria-label={t("list.pages")} className="tabular flex flex-wrap justify-center gap-1 py-8">
      {pagerPages(page, pages).map((one) => (
        <a
          key={one}
          href={`${withChoice(parameters, "page", one === 1 ? null : String(one))}#results`}
          aria-current={one === page ? "page" : undefined}
          aria-label={t("list.page", { page: one })}
          className={`inline-flex size-11 items-center justify-center no-underline ${one === page ? "bg-ink text-wall" : "hover:underline"}`}
        >
          {one}
        </a>
      ))}
    </nav>
  );
}
