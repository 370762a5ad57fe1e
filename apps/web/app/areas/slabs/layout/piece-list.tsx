import type { CounterPiece, Cutout, SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { cutoutKinds } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useId } from "react";
import { useText } from "../../../i18n/text.ts";
import {
  changePiece,
  letterOf,
  mirrorOn,
  movePiece,
  neighborOf,
  putOn,
  removePiece,
  slabsOf,
  turnPiece,
  type Yard,
} from "./layout-edits.ts";
import { UM_PER_INCH } from "./length-entry.ts";
import { LengthField } from "./length-field.tsx";
import { pieceSize } from "./piece-name.ts";

interface Props {
  yard: Yard;
  layout: SlabLayout;
  chosen: number;
  onChoose: (at: number) => void;
  onChange: (layout: SlabLayout) => void;
}

const LEAST = 1_000;
const small = buttonClass("quiet", "px-2 text-small");
const newCutout: Cutout = {
  kind: "sink",
  round: false,
  x: 12 * UM_PER_INCH,
  y: 5 * UM_PER_INCH,
  length: 30 * UM_PER_INCH,
  depth: 15.5 * UM_PER_INCH,
};

/** The pieces as a list; the selected one has fields for its size and position. */
export function PieceList(props: Props) {
  const t = useText();
  const { yard, layout, chosen, onChoose } = props;
  const slabs = slabsOf(yard, layout);
  return (
    <ul className="text-small">
      {layout.pieces.map((piece, at) => {
        const number = piece.place ? (slabs[piece.place.slab]?.sequence ?? 0) : 0;
        const letter = letterOf(at);
        return (
          <li key={at} className={chosen === at ? "border-2 border-ink bg-paper px-3 pb-3" : "border-joint border-b"}>
            <button
              type="button"
              aria-expanded={chosen === at}
              className="grid min-h-11 w-full grid-cols-[1.75rem_1fr_auto] items-center text-left tabular-nums"
              onClick={() => onChoose(chosen === at ? -1 : at)}
            >
              <strong className="font-medium">{letter}</strong>
              <span>
                {piece.name || t("layout.newPiece", { letter })}, {pieceSize(piece)}
              </span>
              <span className="text-ink-soft">{t("layout.onSlab", { number })}</span>
            </button>
            {chosen === at && <PieceForm {...props} piece={piece} at={at} />}
          </li>
        );
      })}
    </ul>
  );
}

function PieceForm({ yard, layout, onChoose, onChange, piece, at }: Props & { piece: CounterPiece; at: number }) {
  const t = useText();
  const id = useId();
  const slabs = slabsOf(yard, layout);
  const { shape, place } = piece;
  const set = (change: Partial<CounterPiece>) => onChange(changePiece(layout, at, change));
  const reshape = (change: object) => set({ shape: { ...shape, ...change } as CounterPiece["shape"], part: null });
  const own = place && slabs[place.slab];
  return (
    <div className="grid gap-3">
      <label className="grid">
        <span className="text-ink-soft">{t("layout.name")}</span>
        <input
          className="min-h-11 border border-ink-soft bg-paper px-2"
          maxLength={40}
          value={piece.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </label>
      <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-4 lg:grid-cols-2">
        {shape.kind !== "outline" && (
          <>
            <LengthField label={t("layout.length")} um={shape.length} least={LEAST} onChange={(length) => reshape({ length })} />
            <LengthField label={t("layout.depth")} um={shape.depth} least={LEAST} onChange={(depth) => reshape({ depth })} />
          </>
        )}
        {shape.kind === "ell" && (
          <>
            <LengthField
              label={t("layout.returnLength")}
              um={shape.returnLength}
              least={shape.depth + LEAST}
              onChange={(returnLength) => reshape({ returnLength })}
            />
            <LengthField
              label={t("layout.returnDepth")}
              um={shape.returnDepth}
              least={LEAST}
              onChange={(returnDepth) => reshape({ returnDepth: Math.min(returnDepth, shape.length - LEAST) })}
            />
          </>
        )}
        {place && (
          <>
            <LengthField label={t("layout.fromLeft")} um={place.x} onChange={(x) => onChange(movePiece(layout, at, x, place.y))} />
            <LengthField label={t("layout.fromTop")} um={place.y} onChange={(y) => onChange(movePiece(layout, at, place.x, y))} />
          </>
        )}
      </div>
      <p className="text-ink-soft">{t("layout.sizeHint")}</p>
      <div className="grid grid-cols-2 gap-2">
        {shape.kind === "ell" && (
          <label className="grid" htmlFor={`${id}-hand`}>
            <span className="text-ink-soft">{t("layout.hand")}</span>
            <Select id={`${id}-hand`} value={shape.hand} onChange={(event) => reshape({ hand: event.target.value })}>
              <option value="left">{t("layout.hand.left")}</option>
              <option value="right">{t("layout.hand.right")}</option>
            </Select>
          </label>
        )}
        <label className="grid" htmlFor={id}>
          <span className="text-ink-soft">{t("layout.slab")}</span>
          <Select id={id} value={place?.slab ?? -1} onChange={(event) => onChange(putOn(yard, layout, at, Number(event.target.value)))}>
            <option value={-1}>{t("layout.none")}</option>
            {slabs.map((slab, index) => (
              <option key={slab.code} value={index}>
                {t("layout.number", { number: slab.sequence })}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {piece.cutouts.map((cutout, index) => (
        <CutoutForm
          key={index}
          cutout={cutout}
          onChange={(next) => set({ cutouts: piece.cutouts.flatMap((one, other) => (other === index ? (next ?? []) : one)) })}
        />
      ))}
      <div className="grid grid-cols-2 gap-2">
        {place && (
          <button type="button" className={small} onClick={() => onChange(turnPiece(layout, at))}>
            {t("layout.turn")}
          </button>
        )}
        {piece.cutouts.length < 6 && (
          <button type="button" className={small} onClick={() => set({ cutouts: [...piece.cutouts, newCutout] })}>
            {t("layout.addCutout")}
          </button>
        )}
        {own && neighborOf(yard, own) && (
          <button type="button" className={small} onClick={() => onChange(mirrorOn(yard, layout, at))}>
            {t("layout.mirror")}
          </button>
        )}
        <Button
          type="button"
          look="quiet"
          className="px-2 text-small"
          onClick={() => {
            onChoose(-1);
            onChange(removePiece(layout, at));
          }}
        >
          {t("layout.remove")}
        </Button>
      </div>
    </div>
  );
}

function CutoutForm({ cutout, onChange }: { cutout: Cutout; onChange: (cutout: Cutout | null) => void }) {
  const t = useText();
  const id = useId();
  const set = (change: Partial<Cutout>) => onChange({ ...cutout, ...change });
  return (
    <fieldset className="grid grid-cols-2 gap-2 border border-joint p-2">
      <legend className="sr-only">{t(`layout.cutout.${cutout.kind}`)}</legend>
      <label className="grid" htmlFor={id}>
        <span className="text-ink-soft">{t("layout.kind")}</span>
        <Select id={id} value={cutout.kind} onChange={(event) => set({ kind: event.target.value as Cutout["kind"] })}>
          {cutoutKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`layout.cutout.${kind}`)}
            </option>
          ))}
        </Select>
      </label>
      <label className="flex min-h-11 items-center gap-2 self-end">
        <input
          type="checkbox"
          className="check-box size-6"
          checked={cutout.round}
          onChange={(event) => set({ round: event.target.checked })}
        />
        {t("layout.round")}
      </label>
      <LengthField label={t("layout.length")} um={cutout.length} least={LEAST} onChange={(length) => set({ length })} />
      <LengthField label={t("layout.depth")} um={cutout.depth} least={LEAST} onChange={(depth) => set({ depth })} />
      <LengthField label={t("layout.fromLeft")} um={cutout.x} onChange={(x) => set({ x })} />
      <LengthField label={t("layout.fromTop")} um={cutout.y} onChange={(y) => set({ y })} />
      <button type="button" className={`${small} col-span-2`} onClick={() => onChange(null)}>
        {t("layout.removeCutout")}
      </button>
    </fieldset>
  );
}
