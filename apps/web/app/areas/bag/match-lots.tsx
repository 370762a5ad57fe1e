import type { BagLine } from "@azulejo/contract/areas/bag.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { textOr, useText } from "../../i18n/text.ts";
import { RoomLotsList } from "../product/room-lots-list.tsx";

const MAX_ROOMS = 12;
const field = "min-h-11 border border-ink-soft bg-paper px-3 text-base text-ink";

/** The lot of the buyer's sample and the line's rooms, with forms to change them. A single unit needs no matching lots. */
export function MatchLots({ line }: { line: BagLine }) {
  const t = useText();
  if (line.kind !== "item" || line.areaPerUnit === null || line.fulfilment === "ELTR") return null;
  const { rooms, sampleLot } = line;
  const isAsked = line.quantity > 1 || rooms.length > 0 || sampleLot !== null;
  const isNamed = rooms.some((room) => room.lots.length > 0);
  return (
    <div className="space-y-2 text-small">
      {sampleLot && <SampleLotLine line={line} lot={sampleLot} />}
      {isNamed && <RoomLotsList rooms={rooms} sellUnit={line.sellUnit} />}
      {isAsked && (
        <details className="max-w-md">
          <summary className="w-fit list-none text-ink underline [&::-webkit-details-marker]:hidden">{t("lots.match")}</summary>
          <div className="mt-3 space-y-5">
            <SampleForm line={line} />
            {(line.quantity > 1 || rooms.length > 0) && <RoomsForm line={line} />}
          </div>
        </details>
      )}
    </div>
  );
}

function SampleLotLine({ line, lot }: { line: BagLine; lot: NonNullable<BagLine["sampleLot"]> }) {
  const t = useText();
  const language = useLanguage();
  const isUsed = line.lots.length === 1 && line.lots[0]?.code === lot.code;
  const unit = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: lot.available });
  if (isUsed) return <p className="text-moss">{t("lots.likeSample", { lot: lot.code })}</p>;
  return <p className="tabular">{t("lots.sampleLeft", { lot: lot.code, quantity: lot.available, unit })}</p>;
}

/** Asks for the lot printed on a sample's label, however the buyer got the sample. */
function SampleForm({ line }: { line: BagLine }) {
  const t = useText();
  const id = `sample-lot-${line.lineId}`;
  return (
    <form method="post" className="space-y-1">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <label htmlFor={id} className="block font-medium">
        {t("lots.sampleLabel")}
      </label>
      <p className="text-ink-soft">{t("lots.sampleHint")}</p>
      <div className="flex gap-2">
        <input
          id={id}
          name="sampleLot"
          maxLength={80}
          defaultValue={line.sampleLot?.code ?? ""}
          key={line.sampleLot?.code}
          className={`${field} w-40`}
        />
        <Button type="submit" look="quiet">
          {t("lots.saveSample")}
        </Button>
      </div>
    </form>
  );
}

/** The named rooms and an empty row for another one; clearing a name removes its room. */
function RoomsForm({ line }: { line: BagLine }) {
  const t = useText();
  const language = useLanguage();
  const units = textOr(language, `unit.${line.sellUnit}`, line.sellUnit, { count: 2 });
  const rows = [...line.rooms.map(({ name, quantity }) => ({ name, quantity: String(quantity) })), { name: "", quantity: "" }];
  return (
    <form method="post" key={line.rooms.map((room) => `${room.name} ${room.quantity}`).join()} className="space-y-2">
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="lineId" value={line.lineId} />
      <fieldset className="space-y-2">
        <legend className="font-medium">{t("lots.rooms")}</legend>
        <p className="text-ink-soft">{t("lots.roomsHint")}</p>
        {rows.slice(0, MAX_ROOMS).map((room, index) => (
          <div key={index} className="flex flex-wrap gap-2">
            <input
              name="roomName"
              maxLength={40}
              defaultValue={room.name}
              aria-label={t("lots.roomName", { number: index + 1 })}
              placeholder={t("lots.roomExample")}
              className={`${field} min-w-0 flex-1`}
            />
            <input
              name="roomQuantity"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={room.quantity}
              aria-label={t("lots.roomQuantity", { number: index + 1, unit: units })}
              placeholder={units}
              className={`${field} tabular w-24`}
            />
          </div>
        ))}
      </fieldset>
      <Button type="submit" look="quiet">
        {t("lots.saveRooms")}
      </Button>
    </form>
  );
}
