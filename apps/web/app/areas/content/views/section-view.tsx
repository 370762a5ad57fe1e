import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { stories } from "@azulejo/contract/content/index.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs } from "../../../shell/layout/breadcrumbs.tsx";
import { journalSearch } from "../journal/journal-address.ts";
import { JournalPager } from "../journal/journal-pager.tsx";
import { TeaserWall } from "../journal/teaser-wall.tsx";
import type { ViewProps } from "./view.ts";

type Content = BlockValue<typeof stories.section>;

/** The journal or one of its sections: its articles, newest or oldest first. */
export function SectionView({ shown, content }: ViewProps<Content>) {
  const t = useText();
  const address = useAddress();
  const { journal } = shown.view;
  if (!journal) return null;
  const here = address(shown.path);
  return (
    <>
      <header className="page">
        {shown.crumbs.length > 2 && <Breadcrumbs crumbs={shown.crumbs} />}
        <h1 className="mt-4 text-title">{content.title || shown.story.name}</h1>
        {content.intro && <p className="mt-2 max-w-prose text-lead text-ink-soft">{content.intro}</p>}
        <nav aria-label={t("journal.sections")} className="mt-3">
          <ul className="flex gap-x-6 gap-y-2 text-small [scrollbar-width:none] max-sm:-mx-4 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:px-4 sm:flex-wrap">
            {journal.sections.map((one) => (
              <li key={one.slug}>
                <a
                  href={one.href}
                  {...(one.current && { "aria-current": "page" })}
                  className={`inline-flex min-h-8 min-w-11 items-center no-underline hover:underline ${one.current ? "border-b-2 border-ink" : "text-ink-soft"}`}
                >
                  {one.isAll ? t("journal.all") : one.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <section aria-labelledby="stories" className="mt-4">
        <div className="page mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-2">
          <h2 id="stories" className="tabular mr-auto font-sans text-base">
            {t("journal.count", { count: journal.total })}
          </h2>
          <p className="flex gap-4 text-small">
            <span className="text-ink-soft">{t("journal.sort")}</span>
            {(["newest", "oldest"] as const).map((sort) => (
              <a
                key={sort}
                href={here + journalSearch({ sort, page: 1 })}
                {...(sort === journal.sort && { "aria-current": "true" })}
                className={`inline-flex min-h-6 items-center ${sort === journal.sort ? "no-underline" : ""}`}
              >
                {t(`journal.${sort}`)}
              </a>
            ))}
          </p>
        </div>
        <TeaserWall teasers={journal.stories} heading="h3" priority />
        <JournalPager journal={journal} here={here} />
      </section>
      <p className="page mt-8 flex flex-wrap gap-6 text-small">
        <a href={`${address("blog/rss.xml")}`}>{t("journal.rss")}</a>
        <a href={`${address("blog/feed.json")}`}>{t("journal.jsonFeed")}</a>
      </p>
    </>
  );
}
