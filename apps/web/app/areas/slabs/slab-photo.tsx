import type { Slab, SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { useAddress } from "../../routing/use-address.ts";
import { Counter } from "./counter.tsx";
import { Ruler } from "./ruler.tsx";
import { layoutPath, zoomPath } from "./slab-address.ts";

/** The slab's photograph with its dimensions along the edges, and a counter outline to try on it. */
export function SlabPhoto({ detail, slab }: { detail: SlabDetail; slab: Slab }) {
  const t = useText();
  const address = useAddress();
  const [hasCounter, setHasCounter] = useState(true);
  const { name } = detail.bundle;
  return (
    <figure id="photo" className="slab-photo grid min-w-0 scroll-mt-28">
      <span />
      <Ruler mm={slab.widthMm} side="top" />
      <Ruler mm={slab.heightMm} side="left" />
      <div className="relative">
        {slab.picture && (
          <Picture
            picture={slab.picture}
            alt={t("slab.alt", { name, code: slab.code })}
            sizes="(min-width: 64rem) 70vw, 95vw"
            priority
            className="w-full"
          />
        )}
        {hasCounter && <Counter widthMm={slab.widthMm} heightMm={slab.heightMm} />}
      </div>
      <figcaption className="slab-tools flex flex-wrap text-small">
        <button type="button" className={buttonClass("plain", "min-h-11 md:px-3")} onClick={() => setHasCounter(!hasCounter)}>
          {t(hasCounter ? "slab.counterOff" : "slab.counterOn")}
        </button>
        <a className="inline-flex min-h-11 items-center md:px-3" href={address(layoutPath(slab.code))}>
          {t("slab.layout")}
        </a>
        <a className="inline-flex min-h-11 items-center md:px-3" href={address(zoomPath(slab.code))}>
          {t("slab.zoom")}
        </a>
      </figcaption>
    </figure>
  );
}
