import { Fragment, lazy, type MouseEvent, memo, Suspense, useState } from "react";
import { colorClass } from "../../media/color-class.ts";
import { isForeign } from "../../media/image-address.ts";
import { variantAddress } from "../../media/picture-rules.ts";
import { hintsOf, pictureOf, type SceneCell } from "../../media/scene-cell.ts";
import { type GalleryChoices, scenePath } from "../../routing/gallery-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { layScenes, type Span } from "./bands.rules.ts";

const CELL_WIDTHS = [480, 960];
const LARGE_WIDTHS = [480, 960, 1280];
/** Scenes per page; each page ends with a full row. */
const PAGE = 10;
const FIRST = 3;
const OpenedScene = lazy(() => import("./opened-scene.tsx"));

interface Props {
  scenes: readonly SceneCell[];
  choices: GalleryChoices;
}

/** Scenes in three columns, arranged in bands without gaps; on a wide screen a scene opens below its band. */
export const Masonry = memo(function Masonry({ scenes, choices }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  const placed = pagesOf(scenes).flatMap((page) => layScenes(page, isTall));
  const at = placed.findIndex(({ scene }) => scene.code === opened);
  const behind = at === -1 ? -1 : placed.findIndex(({ isLast }, index) => index >= at && isLast);
  const open = (code: string) => (scenes.some((scene) => scene.code === code) ? setOpened(code) : null);
  return (
    <ul className="gallery-wall">
      {placed.map(({ scene, span }, index) => (
        <Fragment key={scene.code}>
          <Cell scene={scene} span={span} choices={choices} index={index} isOpen={scene.code === opened} onOpen={setOpened} />
          {index === behind && opened && (
            <li className="opened">
              <Suspense>
                <OpenedScene key={opened} code={opened} choices={choices} onOpen={open} onClose={() => setOpened(null)} />
              </Suspense>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  );
});

const isTall = ({ picture }: SceneCell): boolean => picture.height > picture.width;

const pagesOf = (scenes: readonly SceneCell[]): SceneCell[][] =>
  Array.from({ length: Math.ceil(scenes.length / PAGE) }, (_, page) => scenes.slice(page * PAGE, (page + 1) * PAGE));

/** Whether a scene opens inside the wall, which needs three columns; otherwise the link leads to its page. */
const opensInWall = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && window.matchMedia("(min-width: 64rem)").matches;

interface CellProps {
  scene: SceneCell;
  span: Span;
  choices: GalleryChoices;
  index: number;
  isOpen: boolean;
  onOpen: (code: string) => void;
}

function Cell({ scene, span, choices, index, isOpen, onOpen }: CellProps) {
  const address = useAddress();
  const { code, title, alt } = scene;
  const picture = pictureOf(scene);
  const isLarge = span === "large" || span === "full";
  const widths = (isLarge ? LARGE_WIDTHS : CELL_WIDTHS).filter((width) => width <= picture.width);
  const hint = Math.round(picture.width * (isLarge ? 0.03 : 0.055));
  return (
    <li className={[span === "one" ? "" : span, isOpen ? "is-open" : ""].filter(Boolean).join(" ") || undefined}>
      <a
        href={address(scenePath(code, choices))}
        {...(isOpen && { "aria-expanded": true })}
        onClick={(event) => {
          if (!opensInWall(event)) return;
          event.preventDefault();
          onOpen(code);
        }}
      >
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
        {/* Marks where products are; their names are shown when the scene is opened. */}
        <svg aria-hidden="true" viewBox={`0 0 ${picture.width} ${picture.height}`} preserveAspectRatio="xMidYMid slice">
          <path d={hintsOf(scene, hint)} />
        </svg>
        <span className="gallery-tag">{title}</span>
      </a>
    </li>
  );
}
