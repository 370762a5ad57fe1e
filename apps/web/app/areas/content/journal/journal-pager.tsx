import { useText } from "../../../i18n/text.ts";
import type { JournalPage } from "../story/view-data.server.ts";
import { journalSearch } from "./journal-address.ts";

/** Page links of a section; renders nothing when there is only one page. */
export function JournalPager({ journal, here }: { journal: JournalPage; here: string }) {
  const t = useText();
  const { page, pages, sort } = journal;
  if (pages < 2) return null;
  const to = (other: number) => here + journalSearch({ sort, page: other });
  return (
    <nav aria-label={t("journal.pages")} className="page tabular mt-6 flex flex-wrap items-center gap-6">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className="inline-flex min-h-11 items-center">
          {t("journal.previous")}
        </a>
      )}
      <span>{t("journal.page", { page, pages })}</span>
      {page < pages && (
        <a href={to(page + 1)} rel="next" className="inline-flex min-h-11 items-center">
          {t("journal.next")}
        </a>
      )}
    </nav>
  );
}
