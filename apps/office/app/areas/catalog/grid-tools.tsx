import { useText } from "../../i18n/text.ts";
import { CellKey } from "./grid/cell-key.tsx";

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  onUndo(): void;
  onRedo(): void;
  onFill(): void;
  onPaste(): void;
}

/** Buttons for cells; each also has a key in the grid. */
export function GridTools({ canUndo, canRedo, onUndo, onRedo, onFill, onPaste }: Props) {
  const t = useText();
  const tools = [
    { letter: "V", label: t("catalog.paste"), run: onPaste, isOff: false },
    { letter: "D", label: t("catalog.fill"), run: onFill, isOff: false },
    { letter: "Z", label: t("catalog.undo"), run: onUndo, isOff: !canUndo },
    { letter: "Y", label: t("catalog.redo"), run: onRedo, isOff: !canRedo },
  ];
  return (
    <div role="toolbar" aria-label={t("catalog.tools")} className="grid-tools">
      {tools.map(({ letter, label, run, isOff }) => (
        <button key={letter} type="button" onClick={run} disabled={isOff}>
          <CellKey letter={letter} />
          {label}
        </button>
      ))}
    </div>
  );
}
