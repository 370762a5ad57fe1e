import type { SlabBundle } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../../i18n/text.ts";
import { variantAddress } from "../../../media/picture-rules.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { slabPath, wholeInches } from "../slab-address.ts";
import { priceOf, stateOf } from "../slab-facts.ts";

/** Pixels per inch. */
const SCALE = 1.75;
/** The number of bundles visible on a wide screen. */
const FIRST = 4;

/** The first available slab of each bundle, standing on one base line, all at one scale; the row scrolls sideways. */
export function FloorLine({ bundles }: { bundles: SlabBundle[] }) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="floor-line" tabIndex={0} aria-label={t("yards.floor")}>
      <ul>
        {bundles.map((bundle, index) => {
          const slab = bundle.slabs.find(({ state }) => state === "available") ?? bundle.slabs[0];
          if (!slab) return null;
          const state = stateOf(slab, language, settings.timezone);
          return (
            <li key={bundle.code}>
              <a
                href={address(slabPath(slab.code))}
                aria-label={t("slab.link", { number: slab.sequence, name: bundle.name, state })}
                className={`slab block ${slab.state === "available" ? "" : "off"}`}
              >
                {slab.picture && (
                  <img
                    src={variantAddress(slab.picture, null, 320, "webp")}
                    width={Math.round(wholeInches(slab.widthMm) * SCALE)}
                    height={Math.round(wholeInches(slab.heightMm) * SCALE)}
                    alt=""
                    loading={index < FIRST ? "eager" : "lazy"}
                    decoding="async"
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
