import type { GalleryFacet } from "@azulejo/contract/areas/gallery.ts";
import { useText } from "../../i18n/text.ts";
import { type GalleryChoices, queryOf } from "../../routing/gallery-address.ts";

/** The rooms as links with their counts; other filters are kept. */
export function RoomLinks({ facet, choices }: { facet: GalleryFacet | undefined; choices: GalleryChoices }) {
  const t = useText();
  if (!facet) return null;
  const all = facet.values.reduce((sum, { count }) => sum + count, 0);
  const link = (room: string[], label: string, count: number, isCurrent: boolean) => (
    <li key={room.join() || "all"}>
      <a href={queryOf({ ...choices, room }) || "?"} aria-current={isCurrent || undefined} className="gallery-room">
        {label} <span className="text-ink-soft tabular-nums">{count}</span>
      </a>
    </li>
  );
  return (
    <nav aria-label={facet.label} className="min-w-0">
      <ul className="gallery-rooms">
        {link([], t("gallery.allRooms"), all, choices.room.length === 0)}
        {facet.values.map(({ value, label, count }) => link([value], label, count, choices.room.includes(value)))}
      </ul>
    </nav>
  );
}
