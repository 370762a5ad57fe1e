import type { ReactNode } from "react";

/** A small real swatch; round ones stand for a colour, square ones for a piece. */
export function SwatchImage({ picture, round = false, selected = false }: { picture: ReactNode; round?: boolean; selected?: boolean }) {
  return (
    <span className={`block size-11 overflow-hidden [&_img]:size-full [&_img]:object-cover ${round ? "rounded-[50%]" : ""} ${selected ? "outline-2 outline-offset-2 outline-ink" : ""}`}>
      {picture}
    </span>
  );
}
