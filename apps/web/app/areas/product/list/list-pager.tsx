import { Fragment } from "react";
import { useText } from "../../../i18n/text.ts";
import { withChoice } from "./list-address.ts";

/** Returns the page numbers near the current page, plus the first and last. */
export function pagerPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}

export function ListPager({ page, pages, parameters }: { page: number; pages: number; parameters: URLSearchParams }) {
  const t = useText();
  if (pages < 2) return null;
  const addressOf = (one: number) => `${withChoice(parameters, "page", one === 1 ? null : String(one))}#results`;
  const shown = pagerPages(page, pages);
  return (
    <nav aria-label={t("list.pages")} className="tabular flex flex-wrap justify-center gap-1 py-8">
      {shown.map((one, index) => (
        <Fragment key={one}>
          {index > 0 && one > (shown[index - 1] ?? 0) + 1 && (
            <span aria-hidden="true" className="inline-flex h-11 w-6 items-center justify-center text-ink-soft">
              …
            </span>
          )}
          <a
            href={addressOf(one)}
            aria-current={one === page ? "page" : undefined}
            aria-label={t("list.page", { page: one })}
            className={`inline-flex size-11 items-center justify-center no-underline ${one === page ? "bg-ink text-wall" : "hover:underline"}`}
          >
            {one}
          </a>
        </Fragment>
      ))}
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next" className="inline-flex h-11 items-center px-3 no-underline hover:underline">
          {t("list.nextPage")}
        </a>
      )}
    </nav>
  );
}
