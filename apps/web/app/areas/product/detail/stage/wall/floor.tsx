import "virtual:words/wall";
import type { Picture } from "@azulejo/contract";
import type { PieceFormat, Variant } from "@azulejo/contract/areas/product.ts";
import { inches } from "@azulejo/contract/lengths.ts";
import type { Count } from "@azulejo/laying/floor/floor-pieces.ts";
import type { Room } from "@azulejo/laying/floor/room.ts";
import { isOfCourses, sliversOf, startWithoutSlivers } from "@azulejo/laying/floor/slivers.ts";
import { MM_PER_FOOT } from "@azulejo/laying/picture-address.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../../../../i18n/language.ts";
import { useText } from "../../../../../i18n/text.ts";
import { productPath } from "../../../../../routing/product-path.ts";
import { useAddress } from "../../../../../routing/use-address.ts";
import type { Entry } from "../../buy/quantity.ts";
import type { Laying } from "../laying.ts";
import { drawFloor, planOf } from "./draw-floor.ts";
import { latticeOfMaterial } from "./draw-wall.ts";
import { type FloorParts, floorParts } from "./floor-parts.ts";
import { notchOf, unitsOfFloor } from "./floor-rules.ts";
import { MoveStart, useStart } from "./move-start.tsx";
import { useMaterial } from "./use-material.ts";

/** A color of the series for a border. */
export interface BorderColor {
  color: string;
  slug: string;
  itemNo: string;
  picture: Picture | null;
}

interface Props {
  picture: Picture;
  format: PieceFormat;
  laying: Laying;
  border: BorderColor | null;
  selected: Variant;
  room: Omit<Room, "notch">;
  entry: Entry;
  /** Called with the sell units that the drawing needs. */
  onUnits(entry: Entry, units: number): void;
  onFail(): void;
}

/** The margin around the floor, for its dimensions. */
const MARGIN = 34;
const MAX_DENSITY = 2;

/** The shopper's room with the chosen layout: its cuts, its slivers, and the quantity it needs. */
export function Floor({ picture, format, laying, border, selected, room: rectangle, entry, onUnits, onFail }: Props) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useBox(canvas);
  const density = Math.min(MAX_DENSITY, globalThis.devicePixelRatio);
  const [corner, setCorner] = useState<{ length: string; width: string } | null>(null);
  const { width, height } = rectangle;
  const room = useMemo((): Room => {
    const whole = { width, height };
    return { ...whole, notch: corner && notchOf(whole, corner) };
  }, [width, height, corner]);
  const plan = useMemo(
    () => box && planOf(room, { width: box.width * density, height: box.height * density }, MARGIN * density),
    [room, box, density],
  );
  const scale = plan?.scale ?? 0;
  const material = useMaterial(picture, format, scale, onFail);
  const second = useMaterial(border?.picture ?? null, format, scale);
  const moving = useStart((scale / density) * MM_PER_FOOT);
  const { start, setStart } = moving;
  const lattice = useMemo(() => latticeOfMaterial({ picture, format, laying }, Number.POSITIVE_INFINITY), [picture, format, laying]);
  const hasBorder = border !== null;
  const floor = useMemo(
    () => floorParts({ picture, format, laying, hasBorder }, lattice, room, start),
    [picture, format, laying, hasBorder, lattice, room, start],
  );
  const { parts, count } = floor;
  const hasCourses = !format.chips && isOfCourses(lattice);
  const slivers = useMemo(
    () =>
      hasCourses
        ? sliversOf(
            parts.flatMap(({ isBorder, pieces }) => (isBorder ? [] : pieces)),
            room,
          )
        : [],
    [hasCourses, parts, room],
  );
  const shift = useMemo(() => (slivers.length > 0 ? startWithoutSlivers(lattice, room, start) : null), [slivers, lattice, room, start]);
  const units = unitsOfFloor(floor.area, count.needed, entry.waste, selected);
  const tell = useEffectEvent(onUnits);
  useEffect(() => tell(entry, units), [entry, units]);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !plan || !box || !material) return;
    context.canvas.width = Math.round(box.width * density);
    context.canvas.height = Math.round(box.height * density);
    const layers = parts.map(({ isBorder, area, drawn, pieces }) => {
      const cut = pieces.filter(({ isCut }) => isCut);
      const narrow = hasCourses && !isBorder ? cut.filter((piece) => sliversOf([piece], room).length > 0) : [];
      return { area, drawn, cut, slivers: narrow, material: (isBorder && second) || material };
    });
    drawFloor(context, plan, { room, laying }, layers);
  }, [plan, box, density, material, second, parts, hasCourses, room, laying]);
  const feet = (millimeters: number) => Math.round((millimeters / MM_PER_FOOT) * 100) / 100;
  const title = t("wall.floor", { length: feet(width), width: feet(height) });
  const sides = plan && { left: plan.left / density, top: plan.top / density };
  return (
    <section className="floor" aria-label={title}>
      <div className="floor-drawing">
        <canvas
          ref={canvas}
          role="img"
          aria-label={title}
          className={format.chips ? "" : "cursor-grab"}
          {...(!format.chips && moving.ofMouse)}
        />
        {sides && (
          <>
            <DimensionAt x="50%" y={`${sides.top - 24}px`} className="is-width">
              {t("wall.feet", { feet: feet(width) })}
            </DimensionAt>
            <DimensionAt x={`${sides.left - 24}px`} y="50%" className="is-height">
              {t("wall.feet", { feet: feet(height) })}
            </DimensionAt>
          </>
        )}
        {!format.chips && material && <MoveStart moving={moving} />}
      </div>
      <div className="floor-said">
        <Pieces count={count} all={units * selected.piecesPerUnit} isOfSheets={format.chips !== null} />
        {border && floor.border && <BorderPieces border={border} of={floor.border} />}
        {border && !floor.border && <p>{t("wall.noBorder")}</p>}
        <div aria-live="polite">
          {slivers.map(({ wall, width: narrowest }) => (
            <p key={wall} className="text-clay">
              {t("wall.sliver", { wall: t(`wall.at.${wall}`), inches: inches(narrowest) })}
            </p>
          ))}
          {slivers.length > 0 && !shift && <p>{t("wall.noShift")}</p>}
        </div>
        {shift && (
          <Button look="quiet" onClick={() => setStart(shift)}>
            <Shift x={shift.x - start.x} y={shift.y - start.y} />
          </Button>
        )}
        <div className="floor-corner">
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="check-box"
              checked={corner !== null}
              onChange={() => setCorner(corner ? null : { length: "", width: "" })}
            />
            {t("wall.isL")}
          </label>
          {corner &&
            (["length", "width"] as const).map((side) => (
              <label key={side} className="amount">
                <input
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={t(`wall.corner.${side}`)}
                  value={corner[side]}
                  onChange={(event) => setCorner({ ...corner, [side]: event.target.value })}
                  className="tabular"
                />
                <span aria-hidden="true">{t(side === "length" ? "detail.ftLong" : "detail.ftWide")}</span>
              </label>
            ))}
        </div>
      </div>
    </section>
  );
}

/** How many of the bought pieces the floor needs. */
function Pieces({ count: { whole, cut, needed }, all, isOfSheets }: { count: Count; all: number; isOfSheets: boolean }) {
  const t = useText();
  const rest = { needed, spare: Math.max(0, all - needed) };
  return (
    <p className="tabular">
      <strong>{t(isOfSheets ? "wall.sheets" : "wall.pieces", { whole, cut, from: needed - whole })}</strong>{" "}
      {t(isOfSheets ? "wall.sheetsNeeded" : "wall.needed", rest)}
    </p>
  );
}

/** The pieces of the border, which are bought on the page of their color. */
function BorderPieces({ border, of: { needed, width } }: { border: BorderColor; of: NonNullable<FloorParts["border"]> }) {
  const t = useText();
  const address = useAddress();
  return (
    <p className="tabular">
      {t("wall.border", { count: needed, color: border.color })} {width !== null && `${t("wall.ripped", { inches: inches(width) })} `}
      <a href={address(productPath(border.slug, border.itemNo))}>{t("wall.toBorder", { color: border.color })}</a>
    </p>
  );
}

/** In words, how to move the start so that there are no slivers. */
function Shift({ x, y }: { x: number; y: number }) {
  const t = useText();
  const language = useLanguage();
  const moves = [
    ...(Math.abs(x) > 0.1 ? [t(x < 0 ? "wall.left" : "wall.right", { inches: inches(Math.abs(x)) })] : []),
    ...(Math.abs(y) > 0.1 ? [t(y < 0 ? "wall.up" : "wall.down", { inches: inches(Math.abs(y)) })] : []),
  ];
  return t("wall.shift", { moves: new Intl.ListFormat(language, { type: "conjunction" }).format(moves) });
}

function DimensionAt({ x, y, className, children }: { x: string; y: string; className: string; children: string }) {
  return (
    // The style is set by a script, which the content security policy allows.
    <span aria-hidden="true" className={`floor-side tabular ${className}`} style={{ left: x, top: y }}>
      {children}
    </span>
  );
}

function useBox(canvas: { readonly current: HTMLCanvasElement | null }): { width: number; height: number } | null {
  const [box, setBox] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const view = canvas.current?.parentElement;
    if (!view) return;
    const watch = new ResizeObserver(() => setBox({ width: view.clientWidth, height: view.clientHeight }));
    watch.observe(view);
    return () => watch.disconnect();
  }, [canvas]);
  return box && box.width > 0 ? box : null;
}
