// @bundle shell
import type { MenuEntry } from "./entries.ts";
import { EntryImage } from "./entry-image.tsx";

/** A small swatch of an entry's material; the joint color if it has no picture. */
export function EntrySwatch({ entry, className }: { entry: MenuEntry; className: string }) {
  return (
    <span className={`swatch ${className}`}>
      <EntryImage entry={entry} width={120} height={120} loading="lazy" />
    </span>
  );
}
