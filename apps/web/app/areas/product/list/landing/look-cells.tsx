import "virtual:words/list";
import { useText } from "../../../../i18n/text.ts";
import type { MenuEntry } from "../../../../shell/menu/entries.ts";
import { EntryImage } from "../../../../shell/menu/entry-image.tsx";
import { LandingStyles } from "./landing-styles.tsx";

/** Maximum number of looks: with the ruler's cell they make twelve, which is two rows. */
const MOST = 11;

interface Props {
  entries: readonly MenuEntry[];
  /** The link of the ruler's cell; without it, the cell is no link. */
  all?: { href: string; label: string } | null;
}

/** Looks as a grid of material pictures, all at 60 px per foot, with a ruler that shows the scale. */
export function LookCells({ entries, all = null }: Props) {
  const t = useText();
  // Pictures of packages and tools fill their cells, so the scale doesn't apply.
  const hasScale = !entries.some(({ isWhole }) => isWhole);
  return (
    <>
      <LandingStyles />
      <ul className="look-cells">
        {entries.slice(0, MOST).map((entry) => (
          <li key={entry.key}>
            <a href={entry.href} className="look-cell swatch">
              <EntryImage entry={entry} width={480} height={480} loading="lazy" />
              <span className="tab">
                {`${entry.name} `}
                <small>{entry.count}</small>
              </span>
            </a>
          </li>
        ))}
        <li className="ruler-cell">
          {hasScale && (
            <>
              <span aria-hidden="true" className="ruler" />
              <span className="ruler-words tabular">
                <span>0</span>
                <span className="ruler-end">{t("list.rulerEnd")}</span>
                <span className="ruler-end-narrow">{t("list.rulerEndNarrow")}</span>
              </span>
              <p className="mt-3 max-w-[13rem] pr-2 text-ink-soft">{t("list.ruler")}</p>
            </>
          )}
          {all && (
            <a href={all.href} className="mt-1 inline-flex min-h-9 items-center font-medium text-glaze no-underline hover:underline">
              {all.label}
            </a>
          )}
        </li>
      </ul>
    </>
  );
}

/** The color families of a list, as a row of material pictures. */
export function ColorStrip({ colors }: { colors: readonly MenuEntry[] }) {
  return (
    <ul className="page color-strip">
      {colors.map((color) => (
        <li key={color.key}>
          <a href={color.href}>
            <span className="swatch">
              <EntryImage entry={color} width={320} height={320} loading="lazy" />
            </span>
            {`${color.name} `}
            <small>{color.count}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
