import type { Variant } from "@azulejo/contract/areas/product.ts";
import { profileOf } from "@azulejo/laying/trim-profile.ts";

/** The box that a section fits into, in pixels, and the most that a millimeter is shown with. */
const BOX = { width: 44, height: 30 };
const LARGEST = 1.6;

/** A trim is told by its section: seen from the front, a bullnose and a chair rail are the same strip. */
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

/** What has no section, such as a corner or an insert, from the front. */
const frontOf = (width: number, height: number) => ({ path: `M0 0H${width}V${height}H0z`, width, height });
