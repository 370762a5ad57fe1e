import type { BagLine, RoomLots } from "@azulejo/contract/areas/bag.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { lotParts } from "./lot-parts.ts";

interface Props {
  rooms: RoomLots[];
  sellUnit: BagLine["sellUnit"];
}

/** Which lot each room gets, such as "Kitchen: 30 boxes of lot A23". */
export function RoomLotsList({ rooms, sellUnit }: Props) {
  const t = useText();
  const language = useLanguage();
  if (rooms.length === 0) return null;
  return (
    <ul className="tabular text-ink-soft">
      {rooms.map(({ name, lots }, index) => (
        <li key={index}>{t("product.roomLots", { room: name, parts: lotParts({ sellUnit, lots }, language, t) })}</li>
      ))}
    </ul>
  );
}
