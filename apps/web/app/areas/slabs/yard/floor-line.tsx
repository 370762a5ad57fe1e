import type { Slab, SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../../i18n/text.ts";
import { variantAddress } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { slabPath, wholeInches } from "../slab-address.ts";
import { priceOf, stateOf } from "../slab-facts.ts";
import styles from "./floor-line.css?url";

/** Pixels per inch. */
const SCALE = 1.75;
/** The number of bundles visible on a wide screen. */
const FIRST = 4;

interface Props {
  bundles: SlabBundle[];
  /** The name of the yard's store. */
  store: string;
  /** Whether it is in the first screen. */
  isFirst?: boolean;
}

/** Fewer slabs leave the line empty. */
const LEAST = 3;

/** The first slab of each bundle, available ones first, and further ones where a yard has few bundles. */
function shownOf(bundles: SlabBundle[]): { bundle: SlabBundle; slab: Slab }[] {
  const inOrder = bundles.map((bundle) => {
    const isFree = ({ state }: Slab) => state === "available";
    const slabs = [...bundle.slabs.filter(isFree), ...bundle.slabs.filter((slab) => !isFree(slab))];
    return slabs.map((slab) => ({ bundle, slab }));
  });
  const each = Math.ceil(LEAST / Math.max(1, bundles.length));
  return inOrder.flatMap((slabs) => slabs.slice(0, each));
}

/** The first available slab of each bundle on one floor line, all at one scale; the line scrolls sideways. */
export function FloorLine({ bundles, store, isFirst = false }: Props) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="floor-line overflow-x-auto" tabIndex={0} aria-label={t("yards.floorOf", { store })}>
      <link rel="stylesheet" href={styles} precedence="landing" />
      {/* The slabs' lower edges are the floor. */}
      <ul className="flex w-max min-w-full text-small tabular-nums">
        {shownOf(bundles).map(({ bundle, slab }, index) => {
          const state = stateOf(slab, language, settings.timezone);
          return (
            <li key={slab.code}>
              <a
                href={address(slabPath(slab.code))}
                aria-label={t("slab.link", { number: slab.sequence, name: bundle.name, state })}
                className={`slab flex h-38 items-end border-ink border-b-2 pr-6 ${slab.state === "available" ? "" : "off"}`}
              >
                {slab.picture && (
                  <img
                    src={variantAddress(slab.picture, null, 320, "webp")}
                    width={Math.round(wholeInches(slab.widthMm) * SCALE)}
                    height={Math.round(wholeInches(slab.heightMm) * SCALE)}
                    alt=""
                    loading={isFirst && index < FIRST ? "eager" : "lazy"}
                    decoding="async"
                    className="h-auto max-w-none"
                  />
                )}
              </a>
              <span className="block pt-2 text-base">{bundle.color}</span>
              <span className="block text-ink-soft">{[bundle.stone, priceOf(slab, language)].filter(Boolean).join(", ")}</span>
              <span className="block text-moss">
                {t("bay.free", { free: bundle.slabs.filter((one) => one.state === "available").length, count: bundle.slabs.length })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
