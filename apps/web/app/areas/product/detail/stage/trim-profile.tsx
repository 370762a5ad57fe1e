import "virtual:words/trim";
import type { Variant } from "@azulejo/contract/areas/product.ts";
import { inches } from "@azulejo/contract/lengths.ts";
import { profileOf } from "@azulejo/laying/trim-profile.ts";
import { useText } from "../../../../i18n/text.ts";

/** The box in which a cross-section is drawn, in pixels, and its maximum enlargement. */
const BOX = { width: 260, height: 84 };
const LARGEST = 5;
/** The same where no picture shows the profile itself. */
const MAIN_BOX = { width: 480, height: 260 };
const MAIN_LARGEST = 16;

interface Props {
  selected: Variant;
  /** The color of the material, if the section is the main picture. */
  color?: string | null;
}

/** A trim's cross-section with its measures. */
export function TrimProfile({ selected: { size, widthMm, heightMm, thicknessMm }, color }: Props) {
  const t = useText();
  if (!size || !widthMm || !heightMm || !thicknessMm) return null;
  const profile = profileOf(size, { sides: [widthMm, heightMm], thickness: thicknessMm });
  if (!profile) return null;
  const { path, width, height } = profile;
  const isMain = color !== undefined;
  const box = isMain ? MAIN_BOX : BOX;
  const scale = Math.min(isMain ? MAIN_LARGEST : LARGEST, box.width / width, box.height / height);
  const length = (millimeters: number) => t("detail.dimension", { inches: inches(millimeters), millimeters });
  const [across, long] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return (
    <figure className={`trim-profile tabular ${isMain ? "is-main" : ""}`}>
      <svg width={width * scale + 2} height={height * scale + 2} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" {...(color && { fill: color })} />
      </svg>
      <figcaption>
        <strong>{t("trim.profile")}</strong>
        <span>{t("trim.across", { length: length(across) })}</span>
        <span>{t("trim.thick", { length: length(thicknessMm) })}</span>
        <span>{t("trim.long", { length: length(long) })}</span>
      </figcaption>
    </figure>
  );
}
