import type { CounterPiece, SlabLayout } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { MAX_PIECES } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import { checkPieces } from "@azulejo/laying/slabs/layout-check.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { Icon, Plus } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { DxfEntry } from "./dxf-entry.tsx";
import { addPieces, arrange, ell, rectangle, sizesOf, toggleSlab, type Yard } from "./layout-edits.ts";
import { LayoutCheck, LayoutFigures } from "./layout-figures.tsx";
import { LayoutForms } from "./layout-forms.tsx";
import { LayoutStage } from "./layout-stage.tsx";
import { PieceList } from "./piece-list.tsx";
import { PieceTable } from "./piece-table.tsx";
import { PutTogether } from "./put-together.tsx";

interface Props {
  yard: Yard;
  begun: SlabLayout;
  name: string;
  layoutId: number | null;
  ticket: string | null;
  origin: string;
  isSignedIn: boolean;
  isTrade: boolean;
  isShared: boolean;
  held: string[];
}

/** The maximum number of steps that can be undone. */
const MAX_STEPS = 100;
const plain = buttonClass("plain", "min-h-11 text-small");

export function LayoutEditor({ yard, begun, ...rest }: Props) {
  const t = useText();
  const [layout, setLayout] = useState(begun);
  const [past, setPast] = useState<SlabLayout[]>([]);
  const [chosen, setChosen] = useState(rest.isShared ? -1 : 0);
  const [across, setAcross] = useState(true);
  const faults = checkPieces(layout.pieces, sizesOf(yard, layout), yard.sawing);
  const change = (next: SlabLayout) => {
    setPast([...past, layout].slice(-MAX_STEPS));
    setLayout(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setLayout(last);
  };
  const add = (piece: CounterPiece) => {
    if (layout.pieces.length >= MAX_PIECES) return;
    setChosen(layout.pieces.length);
    change(addPieces(yard, layout, [piece]));
  };
  const addAll = (pieces: CounterPiece[]) => change(addPieces(yard, layout, pieces.slice(0, MAX_PIECES - layout.pieces.length)));
  const edits = rest.isShared ? {} : { onChoose: setChosen, onChange: change, onUndo: undo };
  return (
    <div className="lg:grid lg:grid-cols-[1fr_26rem]">
      <div className="min-w-0">
        <div className="px-4 md:pr-0 md:pl-14">
          <LayoutStage yard={yard} layout={layout} faults={faults} chosen={chosen} {...edits} />
        </div>
        <PutTogether yard={yard} layout={layout} />
      </div>
      <aside className="px-4 pt-6 md:px-14 lg:pt-0 lg:pr-14 lg:pl-8">
        <LayoutFigures yard={yard} layout={layout} />
        {rest.isShared ? (
          <PieceTable yard={yard} layout={layout} />
        ) : (
          <>
            <PieceList yard={yard} layout={layout} chosen={chosen} onChoose={setChosen} onChange={change} />
            <div className="flex flex-wrap gap-x-5 print:hidden">
              <button type="button" className={plain} onClick={() => add(rectangle(""))}>
                <Icon of={Plus} size={16} /> {t("layout.addRectangle")}
              </button>
              <button type="button" className={plain} onClick={() => add(ell(""))}>
                <Icon of={Plus} size={16} /> {t("layout.addEll")}
              </button>
              {past.length > 0 && (
                <button type="button" className={plain} onClick={undo}>
                  {t("layout.undo")}
                </button>
              )}
            </div>
            <DxfEntry onRead={addAll} />
            <SlabChoice yard={yard} layout={layout} onChange={change} />
            <label className="flex min-h-11 items-center gap-2 text-small print:hidden">
              <input type="checkbox" className="check-box size-6" checked={across} onChange={(event) => setAcross(event.target.checked)} />
              {t("layout.across")}
            </label>
            <button
              type="button"
              className={buttonClass("quiet", "w-full print:hidden")}
              onClick={() => change(arrange(yard, layout, across))}
            >
              {t("layout.arrange")}
            </button>
            <ul className="grid gap-1 pt-3 text-ink-soft text-small max-md:hidden print:hidden">
              <li>{t("layout.key.arrows")}</li>
              <li>
                {t("layout.key.turn")}. {t("layout.key.next")}. {t("layout.key.undo")}
              </li>
            </ul>
          </>
        )}
        <LayoutCheck yard={yard} faults={faults} />
        <LayoutForms {...rest} yard={yard} layout={layout} />
      </aside>
    </div>
  );
}

/** Chooses which slabs of the bundle are used, and shows the direction of their veins. */
function SlabChoice({ yard, layout, onChange }: { yard: Yard; layout: SlabLayout; onChange: (layout: SlabLayout) => void }) {
  const t = useText();
  return (
    <fieldset className="text-small print:hidden">
      <legend className="pt-2 font-medium">{t("layout.useSlabs")}</legend>
      <div className="flex flex-wrap gap-x-4">
        {yard.bundle.slabs.map((slab) => (
          <label key={slab.code} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="check-box size-6"
              checked={layout.slabs.includes(slab.code)}
              disabled={slab.state === "sold" && !layout.slabs.includes(slab.code)}
              onChange={() => onChange(toggleSlab(layout, slab.code))}
            />
            {t("layout.number", { number: slab.sequence })}
          </label>
        ))}
      </div>
      <label className="grid">
        {t("layout.vein", { degrees: layout.vein })}
        <input
          type="range"
          min={0}
          max={175}
          step={5}
          value={layout.vein}
          className="vein-range"
          onChange={(event) => onChange({ ...layout, vein: Number(event.target.value) })}
        />
      </label>
      <p className="text-ink-soft">{t("layout.veinHint")}</p>
    </fieldset>
  );
}
