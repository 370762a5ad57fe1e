import type { MenuEntry } from "./entries.ts";

/** A small piece of an entry's material; the joint color if it has no picture. */
export function EntrySwatch({ entry: { picture }, className }: { entry: MenuEntry; className: string }) {
  return <span className={`swatch ${className}`}>{picture && <img src={picture} alt="" width={120} height={120} loading="lazy" />}</span>;
}
