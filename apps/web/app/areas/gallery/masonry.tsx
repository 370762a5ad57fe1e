import { memo } from "react";
import { colorClass } from "../../media/color-class.ts";
import { isForeign } from "../../media/image-address.ts";
import { variantAddress } from "../../media/picture-rules.ts";
import { hintsOf, pictureOf, type SceneCell } from "../../media/scene-cell.ts";
import { type GalleryChoices, scenePath } from "../../routing/gallery-address.ts";
import { useAddress } from "../../routing/use-address.ts";

const CELL_WIDTHS = [480, 960];
const LARGE_WIDTHS = [480, 960, 1280];
/** Every so many scenes one takes four cells. */
const LARGE_EVERY = 10;
const FIRST = 3;

/** Scenes in three columns: wide ones in a cell, tall ones in two, some in four. */
export const Masonry = memo(function Masonry({ scenes, choices }: { scenes: readonly SceneCell[]; choices: GalleryChoices }) {
  return (
    <ul className="gallery-wall">
      {scenes.map((scene, index) => (
        <Cell key={scene.code} scene={scene} choices={choices} index={index} />
      ))}
    </ul>
  );
});

function Cell({ scene, choices, index }: { scene: SceneCell; choices: GalleryChoices; index: number }) {
  const address = useAddress();
  const { code, title, alt } = scene;
  const picture = pictureOf(scene);
  const isTall = picture.height > picture.width;
  const isLarge = !isTall && index % LARGE_EVERY === 0;
  const widths = (isLarge ? LARGE_WIDTHS : CELL_WIDTHS).filter((width) => width <= picture.width);
  const hint = Math.round(picture.width * (isLarge ? 0.03 : 0.055));
  return (
    <li className={isTall ? "tall" : isLarge ? "large" : undefined}>
      <a href={address(scenePath(code, choices))}>
        <img
          src={variantAddress(picture, null, 480, "webp")}
          {...(!isForeign(picture) && {
            srcSet: widths.map((width) => `${variantAddress(picture, null, width, "webp")} ${width}w`).join(", "),
            sizes: isLarge ? "(min-width: 64rem) 67vw, 100vw" : "(min-width: 64rem) 34vw, (min-width: 40rem) 50vw, 100vw",
          })}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={index < FIRST ? "eager" : "lazy"}
          decoding="async"
          {...(index === 0 && { fetchPriority: "high" as const })}
          className={colorClass(picture.color)}
        />
        {/* A hint where products are; they are named where the scene opens. */}
        <svg aria-hidden="true" viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="xMidYMid slice">
          <path d={hintsOf(scene, hint)} />
        </svg>
        <span className="gallery-tag">{title}</span>
      </a>
    </li>
  );
}
