import { type ComponentProps, type RefObject, useCallback, useDeferredValue, useMemo } from "react";
import { useText } from "../../i18n/text.ts";
import { CellBar } from "./cell-bar.tsx";
import { DifferencePanel } from "./difference-panel.tsx";
import type { CellWords } from "./grid/cell-words.ts";
import { overview } from "./grid/difference.ts";
import { keyOf } from "./grid/edits.ts";
import { Grid } from "./grid/grid.tsx";
import type { GridColumn } from "./grid/grid-columns.ts";
import type { useRows } from "./grid/use-rows.ts";
import type { useSelection } from "./grid/use-selection.ts";
import { GridTools } from "./grid-tools.tsx";
import type { useRange } from "./use-range.ts";
import type { useSheet } from "./use-sheet.ts";

interface Props {
  frame: RefObject<HTMLDivElement | null>;
  inView: RefObject<{ from: number; to: number }>;
  filterKey: string;
  columns: readonly GridColumn[];
  rows: ReturnType<typeof useRows>;
  sheet: ReturnType<typeof useSheet>;
  selection: ReturnType<typeof useSelection>;
  range: ReturnType<typeof useRange>;
  words: CellWords;
  onSave(): void;
  onOpenPaste(): void;
}

/** The grid, with the details of the active cell above it. */
export function SheetArea({ frame, inView, filterKey, columns, rows, sheet, selection, range, words, onSave, onOpenPaste }: Props) {
  const { active } = selection;
  const column = columns[active.column];
  const row = rows.rowAt(active.row);
  const activeKey = row && column?.field ? keyOf(row, column.field) : null;
  const edit = activeKey === null ? undefined : sheet.edits.get(activeKey);
  const { show } = rows;
  const onShow = useCallback(
    (from: number, to: number) => {
      inView.current = { from, to };
      show(from, to);
    },
    [show, inView],
  );
  const commands = { fill: range.fill, save: onSave, undo: sheet.undo, redo: sheet.redo };
  return (
    <>
      <CellBar
        {...{ row, column, edit, words }}
        onRestore={() => activeKey && sheet.restore([activeKey])}
        onDecide={(keepsMine) => activeKey && sheet.decide([activeKey], keepsMine)}
      >
        <GridTools
          canUndo={sheet.canUndo}
          canRedo={sheet.canRedo}
          onUndo={sheet.undo}
          onRedo={sheet.redo}
          onFill={range.fill}
          onPaste={onOpenPaste}
        />
      </CellBar>
      <Grid
        key={filterKey}
        {...{ frame, columns, words, selection, onShow }}
        rowCount={rows.total}
        rowAt={rows.rowAt}
        edits={sheet.edits}
        onType={(each, { field }, typed) => field && sheet.enter([{ row: each, field, typed }], "typed")}
        onClear={range.clear}
        onPaste={(text) => void range.paste(text)}
        onCopy={range.copy}
        onCommand={(command) => commands[command]()}
      />
    </>
  );
}

type DifferenceProps = Pick<Props, "frame" | "columns" | "rows" | "sheet" | "selection" | "words" | "onSave"> & {
  facts: readonly GridColumn[];
};

/** Unsaved cells. */
export function Difference({ facts, frame, columns, rows, sheet, selection, words, onSave }: DifferenceProps) {
  const t = useText();
  // The cells of a large paste are drawn before their changes are summarized.
  const summedUp = useDeferredValue(sheet.edits);
  const found = useMemo(() => overview(summedUp), [summedUp]);
  const { meanwhile } = sheet;
  const go: ComponentProps<typeof DifferencePanel>["onGo"] = ({ edit }) => {
    const index = Array.from({ length: rows.total }, (_, each) => each).find((each) => rows.rowAt(each)?.id === edit.rowId);
    const to = columns.findIndex(({ field }) => field === edit.field);
    if (index !== undefined) selection.moveTo({ row: index, column: Math.max(0, to) });
    frame.current?.focus();
  };
  if (sheet.edits.size === 0 || summedUp.size === 0) return null;
  return (
    <DifferencePanel
      {...{ found, facts, words, onSave }}
      rows={rows.known}
      isSaving={sheet.isSaving}
      notice={
        meanwhile && (
          <p className="warn" role="alert">
            {t(meanwhile.isSameCells ? "catalog.conflict" : "catalog.conflictOther", { rows: meanwhile.rows })}
          </p>
        )
      }
      onGo={go}
      onDecideAll={(keepsMine) =>
        sheet.decide(
          found.undecided.map(({ key }) => key),
          keepsMine,
        )
      }
      onDiscard={sheet.discard}
    />
  );
}
