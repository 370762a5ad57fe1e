import type { Slab, SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../../i18n/text.ts";
import { colorClass } from "../../../media/color-class.ts";
import { variantAddress } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { slabPath, wholeInches } from "../slab-address.ts";
import { priceOf, pricePerFoot, sizeOf, stateOf, thicknessOf } from "../slab-facts.ts";

/** Pixels per inch, the same for all slabs of a yard. */
const SCALE = 2.5;
const BEHIND = 4;

interface Props {
  bundle: SlabBundle;
  /** The size that the visitor needs, in inches. */
  needed: { width: number; height: number } | null;
  isFirst: boolean;
}

/** One bundle in the yard: its first available slab in full, with the edges of the others behind it. */
export function Bay({ bundle, needed, isFirst }: Props) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  const front =
    bundle.slabs.find((slab) => slab.fits && slab.state === "available") ?? bundle.slabs.find((slab) => slab.fits) ?? bundle.slabs[0];
  if (!front) return null;
  const behind = bundle.slabs.filter((slab) => slab !== front).slice(0, BEHIND);
  const words = (slab: Slab) => stateOf(slab, language, settings.timezone);
  const label = (slab: Slab) => t("slab.link", { number: slab.sequence, name: bundle.name, state: words(slab) });
  const off = (slab: Slab) => (slab.state === "available" ? "" : "off");
  return (
    <li className="bay relative min-w-0 border-joint border-b pb-5">
      <FootMarks />
      <div className="stand relative flex items-end overflow-hidden border-ink border-b-2">
        {[front, ...behind].map((slab, index) => (
          <a
            key={slab.code}
            href={address(slabPath(slab.code))}
            aria-label={label(slab)}
            className={`slab relative block shrink-0 overflow-hidden ${index === 0 ? "whole" : "edge"} ${off(slab)}`}
          >
            {slab.picture && (
              <img
                src={variantAddress(slab.picture, null, index === 0 ? 640 : 320, "webp")}
                width={Math.round(wholeInches(slab.widthMm) * SCALE)}
                height={Math.round(wholeInches(slab.heightMm) * SCALE)}
                alt=""
                className={colorClass(slab.picture.color)}
                loading={isFirst ? "eager" : "lazy"}
                decoding="async"
              />
            )}
            <span className="absolute bottom-0 left-0 bg-wall py-0.5 pr-2 pl-1 text-small tabular-nums">{slab.sequence}</span>
          </a>
        ))}
        {needed && (
          <svg
            aria-hidden="true"
            className="need pointer-events-none absolute bottom-0 left-0"
            width={needed.width * SCALE}
            height={needed.height * SCALE}
          >
            <rect className="under" x="0" y="1" width={needed.width * SCALE - 1} height={needed.height * SCALE} />
            <rect x="0" y="1" width={needed.width * SCALE - 1} height={needed.height * SCALE} />
          </svg>
        )}
      </div>
      <BayFacts bundle={bundle} front={front} words={words} />
    </li>
  );
}

const FEET = [2, 4, 6];
const STAND = 214;

/** Marks of height in the margin of a wide page. */
function FootMarks() {
  const t = useText();
  return (
    <svg aria-hidden="true" width={44} height={STAND} className="absolute left-0 hidden md:block">
      {FEET.map((foot) => (
        <text key={foot} x={40} y={STAND - foot * 12 * SCALE + 4} textAnchor="end" fontSize={13} className="fill-ink-soft tabular-nums">
          {t("bay.feet", { feet: foot })}
        </text>
      ))}
    </svg>
  );
}

interface FactsProps extends Pick<Props, "bundle"> {
  /** The slab that is shown in full. */
  front: Slab;
  words(slab: Slab): string;
}

/** Price, size and status of the bundle's slabs. */
function BayFacts({ bundle, front, words }: FactsProps) {
  const t = useText();
  const address = useAddress();
  const { language } = useShellData();
  const taken = bundle.slabs.filter((slab) => slab.state !== "available");
  const free = bundle.slabs.length - taken.length;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 pt-3 pr-4 pl-4 text-small tabular-nums md:pl-0">
      <h2 className="font-medium font-sans text-base">
        <a href={address(slabPath(front.code))} className="no-underline">
          {bundle.color}
        </a>
      </h2>
      {front.price && <span className="text-right text-base">{t("slab.perSlab", { price: priceOf(front, language) ?? "" })}</span>}
      <span className="text-ink-soft">
        {t("bay.bundle", { series: bundle.series, stone: bundle.stone.toLowerCase(), code: bundle.code })}
      </span>
      {front.price && <span className="text-right text-ink-soft">{pricePerFoot(front, language)}</span>}
      <span className="col-span-2">{[sizeOf(front), thicknessOf(bundle), bundle.finish?.toLowerCase()].filter(Boolean).join(", ")}</span>
      <span className="self-center">
        <span className="text-moss">{t("bay.free", { free, count: bundle.slabs.length })}</span>
        {taken.length > 0 && (
          <span className="text-ink-soft">{taken.map((slab) => `, ${t("bay.taken", { number: slab.sequence, state: words(slab) })}`)}</span>
        )}
      </span>
      <label className="flex min-h-11 items-center justify-end gap-2">
        <input type="checkbox" name="slab" value={front.code} className="check-box size-6" />
        {t("bay.compare", { number: front.sequence })}
      </label>
    </div>
  );
}
