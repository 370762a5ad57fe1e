import type { Picture } from "@azulejo/contract";
import type { Scene } from "@azulejo/contract/areas/gallery.ts";

/** The fields of a scene in the list. A page has many scenes, and each is in it twice: as HTML and as data. */
export interface SceneCell extends Pick<Scene, "code" | "title" | "alt"> {
  picture: Pick<Picture, "address" | "width" | "height" | "color">;
  /** Positions of the hot spots: from the left and from above in turn, in thousandths. */
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

/** Returns the outlines of squares in the middle of each hot spot, for a picture of this size. */
export function hintsOf({ picture, spots }: SceneCell, side: number): string {
  return spots
    .flatMap((x, index) => (index % 2 ? [] : [[x, spots[index + 1] ?? 0] as const]))
    .map(([x, y]) => {
      const left = Math.round((x * picture.width) / 1000 - side / 2);
      const top = Math.round((y * picture.height) / 1000 - side / 2);
      return `M${left} ${top}h${side}v${side}h${-side}z`;
    })
    .join("");
}
