import type { Picture } from "@azulejo/contract";
import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { type ReactNode, useMemo, useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { isLight } from "../../../../media/laid-address.ts";
import { HeroPicture } from "./hero-picture.tsx";
import type { Laying } from "./laying.ts";

/** Pixels per foot of the laid area. */
const FOOT = 78;
/** A trim is only a few inches wide, so it is shown larger. */
const TRIM_SCALE = 3;
const RULER_PIXELS = 1326;
const MARGIN = 56;

interface Props {
  picture: Picture;
  format: PieceFormat;
  /** The tile that a trim belongs to. */
  field: PieceFormat | null;
  name: string;
  laying: Laying;
  /** Draws the wall in the browser, over the server's picture of the default layout; without it, the server draws every choice. */
  wall: ReactNode;
}

/** The laid material at true scale, with a pair of shoes and a ruler for comparison. */
export function LaidArea({ picture, format, field, name, laying, wall }: Props) {
  const t = useText();
  const [first] = useState(laying);
  const isTrim = format.shape === "trim";
  const scale = isTrim ? TRIM_SCALE : 1;
  const foot = FOOT * scale;
  const byServer = wall ? first : laying;
  const hero = useMemo(() => ({ picture, format, laying: { ...byServer, field }, scale }), [picture, format, byServer, field, scale]);
  const alt = isTrim
    ? t("detail.trimAlt", { name, joint: t(`joint.${laying.joint}`) })
    : t("detail.laidAlt", { name, pattern: t(`pattern.${laying.pattern}`), joint: t(`joint.${laying.joint}`) });
  const ticks = Array.from({ length: RULER_PIXELS / foot }, (_, feet) => MARGIN + feet * foot);
  return (
    <div className="laid">
      <HeroPicture hero={hero} name={name} alt={alt} />
      {wall}
      {!isTrim && (
        <figure data-nosnippet="" className={`shoes ${isLight(picture) ? "on-light" : ""}`}>
          <figcaption>{t("detail.shoe")}</figcaption>
          <Soles />
        </figure>
      )}
      <svg className={`laid-ruler tabular ${isTrim ? "of-trim" : ""}`} width={MARGIN + RULER_PIXELS} height="28" aria-hidden="true">
        <path d={ticks.map((x) => `M${x}.5 0v10`).join("")} />
        {ticks.slice(1).map((x, index) => (
          <text key={x} x={x} y="22">
            {index === 0 ? t("detail.feet", { feet: 1 }) : index + 1}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Draws the soles of shoes of US size 10, 11.5 in long. */
function Soles() {
  return (
    <svg viewBox="0 0 74 78" width="74" height="78" aria-hidden="true">
      <g id="sole">
        <path d="M15.5 1.500C23 1 28.500 8 29 18c.4 8-2.200 13-3 20-.5 4.500.4 8.500.4 10H7.600c0-3-1.200-7.500-2.300-12C3.600 29 1.500 25 2 17.500 2.500 9 7.500 2 15.500 1.500z" />
        <path d="M7.600 52h18.900c.3 3 .7 6.500.5 10-.3 7-4.300 11.500-9.600 11.500S8.300 69.500 8 63c-.2-4-.3-8-.4-11z" />
      </g>
      <use href="#sole" transform="matrix(-1 0 0 1 74 0)" />
    </svg>
  );
}
