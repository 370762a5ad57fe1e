import type { Variant } from "@azulejo/contract/areas/product.ts";
import { profileOf } from "@azulejo/laying/trim-profile.ts";

/** The box into which a cross-section fits, in pixels, and the maximum pixels per millimeter. */
const BOX = { width: 44, height: 30 };
const LARGEST = 1.6;

/** Shows a trim by its cross-section: from the front, a bullnose and a chair rail look the same. */
export function TrimOutline({ variant: { size, widthMm, heightMm, thicknessMm } }: { variant: Variant }) {
  if (!size || !widthMm || !heightMm) return null;
  const isCorner = size.includes("corner");
  const profile = isCorner
    ? null
    : profileOf(size, { sides: [widthMm, heightMm], thickness: thicknessMm ?? Math.min(widthMm, heightMm) / 4 });
  const { path, width, height } = profile ?? frontOf(widthMm, heightMm);
  const scale = Math.min(LARGEST, BOX.width / width, BOX.height / height);
  return (
    <svg width={width * scale + 2} height={height * scale + 2} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="size-shape" d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Returns the front view of a part without a cross-section, such as a corner or an insert. */
const frontOf = (width: number, height: number) => ({ path: `M0 0H${width}V${height}H0z`, width, height });
