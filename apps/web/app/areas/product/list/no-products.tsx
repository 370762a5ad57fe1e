import "virtual:words/content";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { MenuEntry } from "../../../shell/menu/entries.ts";
import { EntrySwatch } from "../../../shell/menu/entry-swatch.tsx";
import { useShellData } from "../../../shell/shell-data.ts";
import type { SearchHelp } from "../search/story-results.server.ts";
import { StoryResultLinks, StoryResultList, type StoryResults } from "../search/story-results.tsx";

interface NothingFitsProps {
  /** The address of the same list without filters. */
  cleared: string;
  /** Number of products in the unfiltered list. */
  total: number;
  entries: readonly MenuEntry[];
}

/** Shown when no product matches the filters: a link to remove them, and materials of the same list. */
export function NothingFits({ cleared, total, entries }: NothingFitsProps) {
  const t = useText();
  return (
    <div>
      <div className="px-4 py-12 lg:px-6">
        <p className="font-display text-title">{t("list.empty")}</p>
        <p className="mt-2 text-ink-soft">{t("list.emptyHint")}</p>
        <p className="mt-6">
          <a href={cleared} className={buttonClass("quiet")}>
            {t("list.show", { count: total })}
          </a>
        </p>
      </div>
      <ul className="color-strip px-4 pb-12 lg:px-6">
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={entry.href} className="block text-small no-underline hover:underline">
              <EntrySwatch entry={entry} className="mb-1 h-26" />
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  query: string;
  found: StoryResults | null;
  help: SearchHelp | null;
}

/** Shown when no product matches the search: other spellings, matching pages, looks, colors, and a phone number. */
export function NoProducts({ query, found, help }: Props) {
  const t = useText();
  const { settings } = useShellData();
  return (
    <div className="page pb-16">
      {help && help.words.length > 0 ? (
        <p role="status" className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-ink-soft">{t("searchContent.tryThese")}</span>
          {help.words.map((word) => (
            <a key={word.text} href={word.href}>
              {word.text}
            </a>
          ))}
        </p>
      ) : (
        <p role="status" className="text-ink-soft">
          {t("list.noProductsHint")}
        </p>
      )}
      <p className="mt-2">
        {t("list.callUs")}{" "}
        <a href={`tel:${settings.phone.replace(/[^+\d]/g, "")}`} className="whitespace-nowrap">
          {settings.phone}
        </a>
      </p>
      {found && found.stores > 0 && <StoryResultLinks found={found} query={query} />}
      {found && found.total > 0 && <StoryResultList found={found} query={query} />}
      {help && (
        <>
          <MaterialRow title={t("list.byLook")} entries={help.looks} columns={8} className="lg:grid-cols-8" />
          <MaterialRow title={t("list.byColor")} entries={help.colors} columns={12} className="sm:grid-cols-6 lg:grid-cols-12" />
        </>
      )}
      <AllProducts />
    </div>
  );
}

interface RowProps {
  title: string;
  entries: readonly MenuEntry[];
  /** Columns on a wide screen; narrower screens have a divisor of this number, so that rows are full there too. */
  columns: number;
  className: string;
}

/** The first materials, as many as fill whole rows. */
function MaterialRow({ title, entries, columns, className }: RowProps) {
  if (entries.length === 0) return null;
  const shown = entries.length > columns ? entries.slice(0, entries.length - (entries.length % columns)) : entries;
  return (
    <section className="mt-10">
      <h2 className="mb-3 font-sans text-small font-medium">{title}</h2>
      <ul className={`grid grid-cols-4 gap-x-0.5 gap-y-3 text-small ${className}`}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <a href={entry.href} className="block no-underline hover:underline">
              <EntrySwatch entry={entry} className="mb-1 aspect-square" />
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllProducts() {
  const t = useText();
  const address = useAddress();
  return (
    <p className="mt-4">
      <a href={address("product/")}>{t("list.seeAll")}</a>
    </p>
  );
}
