import type { MenuEntry } from "../../../../shell/menu/entries.ts";
import { EntryImage } from "../../../../shell/menu/entry-image.tsx";

/** Products side by side as on a shelf, one of each kind; each leads to its own list. */
export function GoodsScene({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="goods">
      {entries.map((entry) => (
        <li key={entry.key}>
          <a href={entry.href}>
            <EntryImage entry={entry} width={480} height={480} fetchPriority="high" />
            <span className="tab">{entry.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
