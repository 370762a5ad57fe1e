import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

const MM_PER_INCH = 25.4;

/** A slab's width and height, in inches and centimeters. */
export function SlabSize({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const t = useText();
  const { figure } = useFormats();
  const inches = (mm: number): string => figure(Math.round((mm / MM_PER_INCH) * 2) / 2);
  const centimeters = (mm: number): string => figure(Math.round(mm / 10));
  return (
    <span>
      {t("slabs.inches", { width: inches(widthMm), height: inches(heightMm) })}
      <small>{t("slabs.centimeters", { width: centimeters(widthMm), height: centimeters(heightMm) })}</small>
    </span>
  );
}
