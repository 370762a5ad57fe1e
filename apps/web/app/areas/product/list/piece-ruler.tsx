import { useText } from "../../../i18n/text.ts";
import styles from "./pieces.css?url";
import type { CardData } from "./wall/card/card-data.ts";
import { isShrunk, pieceScale } from "./wall/card/row-scale.ts";

const MM_PER_FOOT = 304.8;
const UNITS = 1000;
/** Feet that even the narrowest cell has room to name. */
const LEAST_UNITS = 400;

/** A ruler in the width of the first cell, at the scale of the pieces below it. */
export function PieceRuler({ cards }: { cards: CardData[] }) {
  const t = useText();
  const scaleMm = pieceScale(cards);
  const foot = (MM_PER_FOOT / scaleMm) * UNITS;
  const feet = foot < LEAST_UNITS ? Math.floor(UNITS / foot) : 1;
  const ticks = Array.from({ length: feet + 1 }, (_, index) => Math.round(index * foot));
  const end = ticks.at(-1) ?? 0;
  return (
    <div className="piece-ruler">
      <link rel="stylesheet" href={styles} precedence="landing" />
      <div>
        <svg viewBox={`0 0 ${UNITS} 40`} aria-hidden="true">
          <path d={`M1 40H${end}${ticks.map((x) => `M${Math.max(1, x)} 0v40`).join("")}`} />
        </svg>
        <p className="tabular">{t("list.rulerFeet", { feet })}</p>
      </div>
      <p>
        {t("compare.scale")} {cards.some((card) => isShrunk(card, scaleMm)) && t("list.shrunk")}
      </p>
    </div>
  );
}
