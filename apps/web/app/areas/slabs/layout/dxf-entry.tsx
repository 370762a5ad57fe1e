import type { CounterPiece } from "@azulejo/contract/areas/slabs/slab-layout.ts";
import { MAX_PIECES } from "@azulejo/contract/areas/slabs/slab-layout-limits.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { Document, Icon } from "@azulejo/ui/icon.tsx";
import { useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { type DxfUnit, dxfUnits } from "./dxf-pieces.ts";
import { MAX_MEGABYTES, readDxf } from "./read-dxf.ts";

/** Adds pieces from a DXF drawing; asks for its unit if the file doesn't state one. */
export function DxfEntry({ onRead }: { onRead: (pieces: CounterPiece[]) => void }) {
  const t = useText();
  const [asked, setAsked] = useState<File | null>(null);
  const [said, setSaid] = useState("");
  const read = async (file: File, unit?: DxfUnit) => {
    const found = await readDxf(file, unit);
    setAsked("asks" in found ? file : null);
    if ("fault" in found) setSaid(t(`layout.dxf.${found.fault}`, { most: found.fault === "size" ? MAX_MEGABYTES : MAX_PIECES }));
    else setSaid("pieces" in found ? t("layout.dxf.read", { count: found.pieces.length }) : "");
    if ("pieces" in found) onRead(found.pieces);
  };
  return (
    <div className="text-small print:hidden">
      <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium underline focus-within:outline-2">
        <Icon of={Document} size={16} /> {t("layout.addDxf")}
        <input
          type="file"
          accept=".dxf"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void read(file);
          }}
        />
      </label>
      {asked && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend>{t("layout.dxfUnit")}</legend>
          {(Object.keys(dxfUnits) as DxfUnit[]).map((unit) => (
            <button key={unit} type="button" className={buttonClass("quiet", "px-3 text-small")} onClick={() => void read(asked, unit)}>
              {t(`layout.unit.${unit}`)}
            </button>
          ))}
        </fieldset>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
