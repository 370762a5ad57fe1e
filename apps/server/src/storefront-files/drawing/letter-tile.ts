import type { mainColors } from "@azulejo/ui/colors.ts";
import { outline } from "./text-outline.ts";

type Colors = ReturnType<typeof mainColors>;
const SIDE = 64;

/** The icon of a storefront without a picture: the first letter of its name on a tile in its accent color. */
export function letterTile(name: string, { accent, accentInk }: Colors): Buffer {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? "";
  const { svg, width, capHeight } = outline(letter, "display", 46, accentInk);
  const place = `translate(${((SIDE - width) / 2).toFixed(2)} ${((SIDE + capHeight) / 2).toFixed(2)})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">` +
      `<path fill="${accent}" d="M0 0h${SIDE}v${SIDE}H0z"/><g transform="${place}">${svg}</g></svg>`,
  );
}
