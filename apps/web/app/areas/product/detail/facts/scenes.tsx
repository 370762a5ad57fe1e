import type { Picture as PictureValue } from "@azulejo/contract";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import { canLayOn } from "@azulejo/laying/picture-address.ts";
import { useText } from "../../../../i18n/text.ts";
import { InScene } from "../../../../media/in-scene.tsx";
import { Picture } from "../../../../media/picture.tsx";
import { pictureOf, type SceneCell } from "../../../../media/scene-cell.ts";
import { readChoices, scenePath } from "../../../../routing/gallery-address.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import type { DetailData } from "../detail-data.ts";

/** One width is enough for pictures below the first screen; each further width would add three long addresses. */
const ROOM_WIDTH = 960;
/** Scenes per row on a wide screen. */
const ROW = 3;
const ANY = readChoices(new URLSearchParams());

interface Props {
  /** Scenes of the gallery that show the product; each leads to its other products. */
  scenes: readonly SceneCell[];
  /** Scenes that can show the product in place of the original one; each leads to the scene, where it can be changed. */
  rooms: DetailData["rooms"];
  name: string;
  selected: Pick<Variant, "itemNo" | "format">;
  picture: PictureValue | null;
}

/** The product in scenes of the gallery. */
export function Rooms({ scenes, rooms, name, selected, picture }: Props) {
  const t = useText();
  const address = useAddress();
  const fitting = rooms.filter(({ surface }) => surface && picture && canLayOn(surface, picture, selected.format));
  const all = scenes.length + fitting.length;
  const shown = all > ROW ? all - (all % ROW) : all;
  if (scenes.length === 0 && fitting.length === 0) return null;
  return (
    <section className="in-scenes" aria-labelledby="in-rooms">
      <h2 id="in-rooms">{t("detail.inRooms")}</h2>
      <ul>
        {scenes.map((scene) => (
          <li key={scene.code}>
            <a href={address(scenePath(scene.code, ANY))}>
              <Picture picture={pictureOf(scene)} alt={scene.alt} sizes="(min-width: 40rem) 33vw, 80vw" />
              <span>{scene.title}</span>
            </a>
          </li>
        ))}
        {fitting.slice(0, Math.max(0, shown - scenes.length)).map((room) => (
          <li key={room.code}>
            <a href={`${address(scenePath(room.code, ANY))}?tile=${encodeURIComponent(selected.itemNo)}`}>
              <div className="room-frame">
                <Picture picture={pictureOf(room)} alt={room.alt} sizes="" width={ROOM_WIDTH} />
                {room.surface && picture && (
                  <InScene scene={room.picture} surface={room.surface} picture={picture} format={selected.format} width={ROOM_WIDTH} />
                )}
              </div>
              <span>{t(`detail.inRoom.${room.room}`, { name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
