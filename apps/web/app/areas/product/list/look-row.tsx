import type { MenuEntry } from "../../../shell/menu/entries.ts";

/** The parts or looks of a list in one line that scrolls sideways, each with a piece of its material. */
export function LookRow({ entries, label }: { entries: MenuEntry[]; label: string }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} className="look-row">
      <ul className="flex gap-0.5">
        {entries.map((entry) => (
          <li key={entry.key}>
            <a href={entry.href} className="flex h-12 items-center gap-2.5 whitespace-nowrap pr-4 text-small no-underline">
              <span className="swatch size-12">
                {entry.picture && <img src={entry.picture} alt="" width={120} height={120} loading="lazy" />}
              </span>
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
