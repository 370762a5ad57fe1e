import type { SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { useAddress } from "../../routing/use-address.ts";
import { useShellData } from "../../shell/shell-data.ts";
import { slabPath } from "./slab-address.ts";
import { stateOf } from "./slab-facts.ts";

/** All slabs of the bundle in the order in which they were sawn. */
export function Neighbors({ detail }: { detail: SlabDetail }) {
  const t = useText();
  const address = useAddress();
  const { language, settings } = useShellData();
  const { bundle, code } = detail;
  return (
    <section className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 pb-3 md:px-14">
        <h2 className="text-head">{t("slab.neighbors")}</h2>
        <p className="text-ink-soft text-small">{t("slab.order", { lot: bundle.code })}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t("slab.neighbors")}>
        <ol className="neighbors grid gap-0.5">
          {bundle.slabs.map((slab) => {
            const isOwn = slab.code === code;
            return (
              <li key={slab.code} className={slab.state === "available" ? "" : "off"}>
                <a href={address(slabPath(slab.code))} aria-current={isOwn ? "page" : undefined} className="block text-small no-underline">
                  {slab.picture && <Picture picture={slab.picture} alt="" sizes="(min-width: 64rem) 20vw, 200px" className="face w-full" />}
                  <span className="flex justify-between gap-3 px-3 pt-2 tabular-nums">
                    <span className={isOwn ? "font-medium" : ""}>
                      {t(isOwn ? "slab.thisOne" : "slab.number", { number: slab.sequence })}
                    </span>
                    <span className={slab.state === "available" ? "text-moss" : "text-ink-soft"}>
                      {stateOf(slab, language, settings.timezone)}
                    </span>
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
      </section>
    </section>
  );
}
