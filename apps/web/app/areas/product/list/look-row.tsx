import type { MenuEntry } from "../../../shell/menu/entries.ts";
import { EntrySwatch } from "../../../shell/menu/entry-swatch.tsx";

/** The parts or looks of a list in one line that scrolls sideways, each with a piece of its material. */
export function LookRow({ entries, label }: { entries: MenuEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} className="look-row">
      <ul className="flex gap-0.5">
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={entry.href}>
              <EntrySwatch entry={entry} className="size-12" />
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
