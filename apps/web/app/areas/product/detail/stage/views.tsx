import type { Picture as PictureValue } from "@azulejo/contract";
import type { PieceFormat, Variant } from "@azulejo/contract/areas/product.ts";
import { useEffect, useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { canLay } from "../../../../media/laid-address.ts";
import { Picture } from "../../../../media/picture.tsx";
import type { SceneCell } from "../../../../media/scene-cell.ts";
import { useAddress } from "../../../../routing/use-address.ts";
import { laterPart } from "../../../../shell/browser/later-part.tsx";
import { isVaried } from "../../fact-rows.ts";
import type { DrawnUnits, Entry } from "../buy/quantity.ts";
import type { DetailData } from "../detail-data.ts";
import { LaidArea } from "./laid-area.tsx";
import { readLaying } from "./laying.ts";
import { LayingBar } from "./laying-bar.tsx";
import { positionOf, type SceneFocus } from "./scene-focus.ts";
import { SinglePiece } from "./single-piece.tsx";

const RoomDrawing = laterPart(async () => (await import("./wall/room-drawing.tsx")).RoomDrawing);
const TrimProfile = laterPart(async () => (await import("./trim-profile.tsx")).TrimProfile);
const Wall = laterPart(async () => (await import("./wall/wall.tsx")).Wall);

type Product = DetailData["detail"]["product"];

interface Props {
  product: Product;
  selected: Variant;
  /** The query of the page's address, which may contain layout choices. */
  search: string;
  focus: SceneFocus;
  /** Scenes of the gallery that show the product. */
  rooms: readonly SceneCell[];
  entry: Entry;
  onDrawn(drawn: DrawnUnits): void;
}

interface Laid {
  picture: PictureValue;
  format: PieceFormat;
  /** The tile that a trim belongs to. */
  field: PieceFormat | null;
}

/** Returns the picture of a variant's material and its layout; null for slabs and goods that aren't laid. */
function laidOf(picture: PictureValue | null, { format, sellUnit, shape }: Variant, variants: Variant[]): Laid | null {
  if (!picture || sellUnit === "slab" || !canLay(picture, format)) return null;
  const field = shape === "trim" ? (variants.find((one) => one.format && isTile(one.format))?.format ?? null) : null;
  return { picture, format, field };
}

/** The mean color of the material: a picture of several pieces has that of its shadows, too. */
const materialColor = ({ colors, pictures }: Pick<Product, "colors" | "pictures">): string | null =>
  colors.find(({ selected }) => selected)?.picture?.color ?? pictures.find(({ kind }) => kind === "face")?.color ?? null;

const isTile = ({ shape, chips }: PieceFormat): boolean =>
  chips === null && (shape === "rectangle" || shape === "square" || shape === "plank");

interface RoomProps {
  scene: PictureValue;
  /** The product's horizontal position in the picture. */
  from: number | undefined;
  /** The scene in the gallery. */
  page: SceneCell | undefined;
  name: string;
}

/** The scene, as far as it fits in the frame, and its name. */
function Room({ scene, from, page, name }: RoomProps) {
  const t = useText();
  const address = useAddress();
  return (
    <figure>
      <Picture
        picture={scene}
        name={name}
        alt={scene.alt ?? t("product.sceneOf", { name })}
        sizes="(min-width: 68rem) 66vw, 100vw"
        className={`size-full object-cover ${positionOf(from)}`}
      />
      {page && (
        <figcaption className="tab">
          <a href={address(`gallery/detail/${page.code}/`)}>{page.title}</a>
        </figcaption>
      )}
    </figure>
  );
}

/** Pictures of the material: laid, as a single piece, and in a scene. */
export function Views({ product, selected, search, focus, rooms, entry, onDrawn }: Props) {
  const t = useText();
  const [main] = product.pictures;
  const picture =
    product.pictures.find((one) =>
      selected.sellUnit === "slab" ? one.kind === "slab" : one.size !== undefined && one.size === selected.size,
    ) ??
    main ??
    null;
  const laid = laidOf(picture, selected, product.variants);
  const [laying, setLaying] = useState(laid && readLaying(new URLSearchParams(search), laid.picture, laid.format));
  // The browser starts drawing the wall when the shopper comes near its choices, unless drawing fails.
  const [drawn, setDrawn] = useState<"later" | "here" | "by server">("later");
  const drawHere = () => setDrawn((now) => (now === "later" ? "here" : now));
  useEffect(() => {
    if (laying?.border) setDrawn("here");
  }, [laying?.border]);
  const borders = product.colors.filter((one) => !one.selected && one.picture && laid && canLay(one.picture, laid.format));
  const border = borders.find(({ code }) => code === laying?.border) ?? null;
  const scenes = product.pictures.filter((one) => one.kind === "scene");
  const pageOf = ({ address }: PictureValue) => rooms.find(({ picture: { address: own } }) => own === address);
  const views = [...(laid ? (["laid"] as const) : []), "piece" as const, ...(scenes.length > 0 ? (["room"] as const) : [])];
  return (
    <div className={`views ${laid ? "" : "views-plain"}`}>
      {laid && laying && (
        <div className="view view-laid">
          <LaidArea
            {...laid}
            name={product.name}
            laying={laying}
            wall={
              drawn === "here" && (
                <Wall
                  picture={laid.picture}
                  format={laid.format}
                  laying={laying}
                  border={border?.picture ?? null}
                  onFail={() => setDrawn("by server")}
                />
              )
            }
          />
          {entry.by === "room" && entry.length && entry.width && selected.shape !== "trim" && (
            <RoomDrawing
              picture={laid.picture}
              format={laid.format}
              laying={laying}
              border={border}
              selected={selected}
              entry={entry}
              onDrawn={onDrawn}
            />
          )}
        </div>
      )}
      <div className="view view-piece">
        {picture ? (
          <SinglePiece
            key={selected.itemNo}
            picture={picture}
            selected={selected}
            name={product.name}
            isVaried={isVaried(product)}
            priority={!laid}
          />
        ) : (
          <div className="size-full bg-joint" />
        )}
        {selected.shape === "trim" && <TrimProfile selected={selected} {...(!laid && { color: materialColor(product) })} />}
      </div>
      {scenes.length > 0 && (
        <div className="view view-room">
          {scenes.map((scene) => (
            <Room key={scene.address} scene={scene} from={focus[scene.address]} page={pageOf(scene)} name={product.name} />
          ))}
        </div>
      )}
      {views.length > 1 && (
        <div role="radiogroup" aria-label={t("detail.views")} className={`view-tabs ${scenes.length > 0 ? "has-room" : ""}`}>
          {views.map((view, index) => (
            <label key={view} className={`view-tab tab-${view}`}>
              <input type="radio" name="view" value={view} defaultChecked={index === 0} className="overlay-input" />
              <span>{t(`detail.view.${view}`)}</span>
            </label>
          ))}
        </div>
      )}
      {laid && laying && selected.shape !== "trim" && (
        <LayingBar
          itemNo={selected.itemNo}
          format={laid.format}
          laying={laying}
          onLaying={(chosen) => {
            setLaying(chosen);
            drawHere();
          }}
          borders={borders}
          onNear={drawHere}
        />
      )}
    </div>
  );
}
