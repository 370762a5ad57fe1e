import type { Facet } from "@azulejo/contract/areas/product.ts";

type Outline = NonNullable<Facet["values"][number]["outline"]>;

/** Maximum length of a side in pixels, and the scale below that: outlines don't get longer than that of a 48 in plank. */
const LONGEST = 30;
const PX_PER_MM = LONGEST / 1200;
const LEAST = 3;

/** A size as a small outline, all at one scale; mosaic sheets show their single pieces. */
export function SizeOutline({ outline: { widthMm, heightMm, shape, chips } }: { outline: Outline }) {
  const scale = Math.min(PX_PER_MM, LONGEST / Math.max(widthMm, heightMm));
  const w = Math.max(LEAST, Math.round(widthMm * scale));
  const h = Math.max(LEAST, Math.round(heightMm * scale));
  const isSheet = chips !== null || shape === "mosaic-sheet";
  return (
    <svg width={w + 1} height={h + 1} aria-hidden="true">
      <path d={shape === "hexagon" && !isSheet ? hexagon(w, h) : `M.5.5h${w}v${h}h-${w}z${isSheet ? chipLines(w, h) : ""}`} />
    </svg>
  );
}

const hexagon = (w: number, h: number): string =>
  `M${w / 2 + 0.5} 0.5l${w / 2} ${h / 4}v${h / 2}l-${w / 2} ${h / 4}l-${w / 2}-${h / 4}v-${h / 2}z`;

const chipLines = (w: number, h: number): string =>
  [1, 2].map((third) => `M${tenths((w * third) / 3 + 0.5)} .5v${h}M.5 ${tenths((h * third) / 3 + 0.5)}h${w}`).join("");

const tenths = (pixels: number): number => Math.round(pixels * 10) / 10;
