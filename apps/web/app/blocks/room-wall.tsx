import { Rule } from "@azulejo/ui/notice.tsx";
import { pictureOf } from "../media/asset.ts";
import { Picture } from "../media/picture.tsx";
import { useAddress } from "../routing/use-address.ts";
import type { BlockOf } from "./blocks.tsx";

/** Rooms side by side; each leads to what lies on its floor or stands on its wall. */
export function RoomWall({ block }: { block: BlockOf<"room_wall"> }) {
  const address = useAddress();
  return (
    <section className="mt-20">
      <div className="page">
        <Rule>{block.headline}</Rule>
      </div>
      <ul className="wall mt-4 gap-0.5 md:grid-cols-3">
        {block.rooms.map((room) => (
          <li key={room._uid}>
            <a href={address(room.link)} className="block no-underline">
              <Picture
                picture={pictureOf(room.image)}
                alt={room.image.alt}
                sizes="(min-width: 52rem) 33vw, 100vw"
                className="aspect-[3/2] w-full object-cover"
              />
              <span className="block p-3 lg:p-4">{room.label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
