import "virtual:words/load";
import { weight as weightSaid } from "../../i18n/formats.ts";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { heightOnPallet, type LoadedGoods, type LoadLimits, loadOf, PALLET } from "./load.rules.ts";

interface Props {
  goods: readonly LoadedGoods[];
  limits: LoadLimits;
  /** Who transports them; if missing, both ways are described. */
  by?: "buyer" | "carrier";
}

/** More pallets than this are described in words, not drawn. */
const MAX_DRAWN = 6;
/** The height of a pallet's own boards, in millimeters. */
const GAP = 180;
/** Size of a drawn box: boxes are about a square foot, and half a foot high. */
const BOX = { width: PALLET.width / 4, height: 150 };
const HEADROOM = 40;
/** Pixels per millimeter. */
const SCALE = 0.045;

/** A drawing of the goods on their pallets, at one scale, with what can carry them. */
export function LoadDrawing({ goods, limits, by }: Props) {
  const t = useText();
  const language = useLanguage();
  const load = loadOf(goods, limits);
  if (!load) return null;
  const { pallets, isParcel, pickupTrips } = load;
  // Less than a layer would look like an empty pallet.
  const isLayer = pallets.some(({ weight }) => heightOnPallet(weight) >= BOX.height);
  const drawn = isLayer ? pallets.slice(0, MAX_DRAWN) : [];
  const heights = drawn.map(({ weight }) => heightOnPallet(weight));
  const tall = Math.max(0, ...heights) + PALLET.deck + HEADROOM;
  const wide = drawn.length * (PALLET.width + GAP);
  return (
    <div className="load tabular flex items-end gap-3 py-2 text-small text-ink-soft">
      {drawn.length > 0 && (
        <svg
          width={wide * SCALE}
          height={tall * SCALE}
          viewBox={`0 0 ${wide} ${tall}`}
          aria-hidden="true"
          className="max-w-1/2 shrink-0 fill-paper stroke-ink-soft"
        >
          {heights.map((height, at) => (
            <path key={at} vectorEffect="non-scaling-stroke" d={palletPath(at * (PALLET.width + GAP) + GAP / 2, tall, height)} />
          ))}
        </svg>
      )}
      <p>
        {pallets.length > 0 && <strong>{t("load.pallets", { count: pallets.length })} </strong>}
        {weightSaid(load.weight, language)}.{" "}
        {by !== "carrier" && t(pickupTrips === 1 ? "load.pickup" : "load.pickupTrips", { trips: pickupTrips })}{" "}
        {by !== "buyer" && t(isParcel ? "load.parcel" : "load.liftgate")}
      </p>
    </div>
  );
}

/** Returns the path of a pallet seen from its long side: three blocks under a deck, with boxes on top. */
function palletPath(left: number, ground: number, height: number): string {
  const { width, deck } = PALLET;
  const top = ground - deck;
  const blocks = [0, (width - 120) / 2, width - 120].map((x) => `M${left + x} ${top + 40}v${deck - 40}h120v-${deck - 40}`).join("");
  const layers = Math.max(1, Math.round(height / BOX.height));
  const lines = Array.from({ length: layers - 1 }, (_, at) => `M${left} ${top - ((at + 1) * height) / layers}h${width}`).join("");
  const columns = [1, 2, 3].map((at) => `M${left + at * BOX.width} ${top}v-${height}`).join("");
  return `M${left} ${top}h${width}v40h-${width}z${blocks}M${left} ${top}v-${height}h${width}v${height}${lines}${columns}`.replace(
    /\d+\.\d+/g,
    (value) => String(Math.round(Number(value))),
  );
}
