import type { Picture } from "@azulejo/contract";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";

/** The fields of a scene in a list. A page has many scenes, each of them twice: as HTML and as data. */
export interface SceneCell extends Pick<Scene, "code" | "title" | "alt"> {
  picture: Pick<Picture, "address" | "width" | "height" | "color">;
  /** Positions of the hot spots: alternately from the left and from the top, in thousandths. */
  spots: number[];
}

export const toCell = ({ code, title, alt, picture: { address, width, height, color }, spots }: Scene): SceneCell => ({
  code,
  title,
  alt,
  picture: { address, width, height, color },
  spots: spots.flatMap(({ x, y }) => [Math.round(x * 1000), Math.round(y * 1000)]),
});

export const pictureOf = ({ picture }: SceneCell): Picture => ({
  ...picture,
  kind: "scene",
  extentMm: null,
  cellMm: null,
  rowMm: null,
});

/** Returns the SVG outlines of squares with a plus cut out, centered at each hot spot, for a picture of this size. */
export function hintsOf({ picture, spots }: SceneCell, side: number): string {
  const [arm, half] = [Math.round(side / 5), Math.max(1, Math.round(side / 24))];
  const rest = arm - half;
  // Drawn in the opposite direction to the square, so that it becomes a hole.
  const plus = `v${2 * half}h${rest}v${rest}h${2 * half}v-${rest}h${rest}v-${2 * half}h-${rest}v-${rest}h-${2 * half}v${rest}z`;
  return spots
    .flatMap((x, index) => (index % 2 ? [] : [[x, spots[index + 1] ?? 0] as const]))
    .map(([x, y]) => {
      const left = Math.round((x * picture.width) / 1000 - side / 2);
      const top = Math.round((y * picture.height) / 1000 - side / 2);
      return `M${left} ${top}h${side}v${side}h${-side}zm${Math.round(side / 2) - arm} ${Math.round(side / 2) - half}${plus}`;
    })
    .join("");
}
