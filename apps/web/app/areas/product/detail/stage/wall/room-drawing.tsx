import "virtual:words/wall";
import "./floor.css";
import type { Picture } from "@azulejo/contract";
import type { PieceFormat, Variant } from "@azulejo/contract/areas/product.ts";
import { useState } from "react";
import { useText } from "../../../../../i18n/text.ts";
import type { DrawnUnits, Entry } from "../../buy/quantity.ts";
import type { Laying } from "../laying.ts";
import { type BorderColor, Floor } from "./floor.tsx";
import { roomOf } from "./floor-rules.ts";

interface Props {
  picture: Picture;
  format: PieceFormat;
  laying: Laying;
  /** The color of the border, if there is one. */
  border: BorderColor | null;
  selected: Variant;
  entry: Entry;
  onDrawn(drawn: DrawnUnits): void;
}

/**
 * The room's drawing can make the page longer, so a room kept from an earlier page isn't drawn at once, because that would shift the text
 * being read.
 */
const firstShown = (): "floor" | "wall" =>
  navigator.userActivation?.hasBeenActive === false && matchMedia("(max-width: 67.99rem)").matches ? "wall" : "floor";

/** The shopper's room in place of the wall, until the shopper switches to the wall. */
export function RoomDrawing({ selected, entry, onDrawn, ...look }: Props) {
  const t = useText();
  const [shown, setShown] = useState(firstShown);
  const [hasFailed, setFailed] = useState(false);
  const room = roomOf(entry, selected, look);
  if (!room || hasFailed) return null;
  return (
    <>
      {shown === "floor" && (
        <Floor
          {...look}
          selected={selected}
          room={room}
          entry={entry}
          onUnits={(of, units) => onDrawn({ entry: of, variant: selected, units })}
          onFail={() => setFailed(true)}
        />
      )}
      <button type="button" onClick={() => setShown(shown === "floor" ? "wall" : "floor")} className="floor-switch">
        {t(shown === "floor" ? "wall.showWall" : "wall.showFloor")}
      </button>
    </>
  );
}
