import type { MenuEntry } from "../../../shell/menu/entries.ts";
import { EntryImage } from "../../../shell/menu/entry-image.tsx";

/** The parts or looks of a list in one line that scrolls sideways, each with a picture of its material. */
export function LookRow({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} className="look-row">
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={entry.href}>
              {/* Low priority, because the products below are larger, and a browser loads only six pictures at a time. */}
              <EntryImage entry={entry} width={120} height={120} loading="lazy" fetchPriority="low" />
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
