import type { IdeaBook } from "@azulejo/contract/areas/ideabook.ts";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { tabClass } from "@azulejo/ui/tabs.tsx";
import { useText } from "../../i18n/text.ts";
import { IDEAS } from "../../routing/idea-address.ts";
import { useAddress } from "../../routing/use-address.ts";

/** The idea books as links, and a link to create another one. */
export function BookTabs({ books, open }: { books: IdeaBook[]; open: number | null }) {
  const t = useText();
  const here = useAddress()(IDEAS);
  return (
    <nav aria-label={t("ideas.books")} className="flex min-w-0 gap-6 overflow-x-auto">
      {books.map(({ tagId, name, count }) => (
        <a
          key={tagId}
          href={`${here}?book=${tagId}`}
          aria-current={tagId === open ? "page" : undefined}
          className={tabClass(tagId === open)}
        >
          {name} <span className="tabular text-ink-soft">{count}</span>
        </a>
      ))}
      {open !== null && (
        <a href={`${here}?new=1`} className={`${tabClass(false)} [&]:text-glaze`}>
          <Icon of={Plus} /> {t("ideas.new")}
        </a>
      )}
    </nav>
  );
}
