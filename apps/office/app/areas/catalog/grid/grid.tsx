import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useText } from "../../../i18n/text.ts";
import { Cell } from "./cell.tsx";
import type { CellWords } from "./cell-words.ts";
import { type Edits, keyOf } from "./edits.ts";
import { type GridColumn, labelOf } from "./grid-columns.ts";
import type { Range } from "./paste.ts";
import type { useSelection } from "./use-selection.ts";

const ROW_HEIGHT = 44;
const OVERSCAN = 8;
const PAGE_ROWS = 15;
/** A press that moves fewer pixels than this isn't a drag, even if the page scrolls under the pointer. */
const DRAG_PIXELS = 6;

interface Props {
  /** The element that receives keys; the page gives it the focus again after a dialog. */
  frame: RefObject<HTMLDivElement | null>;
  columns: readonly GridColumn[];
  rowCount: number;
  rowAt(index: number): CatalogRow | undefined;
  edits: Edits;
  words: CellWords;
  selection: ReturnType<typeof useSelection>;
  onShow(from: number, to: number): void;
  onType(row: CatalogRow, column: GridColumn, typed: string): void;
  onClear(): void;
  onPaste(text: string): void;
  /** Returns the selected cells in the format of a spreadsheet. */
  onCopy(): string;
  onCommand(command: "fill" | "redo" | "save" | "undo"): void;
}

/** The open cell, with its own text or the typed one. */
interface Editing {
  row: number;
  column: number;
  text: string | null;
}

/** A grid of cells whose rows are rendered when they are scrolled into view. Arrow keys move, Enter or F2 edits, Tab leaves. */
export function Grid(props: Props) {
  const { frame, columns, rowCount, rowAt, edits, words, selection, onShow } = props;
  const t = useText();
  const { active, range, isPressed } = selection;
  const [editing, setEditing] = useState<Editing | null>(null);
  const pressedAt = useRef<{ x: number; y: number } | null>(null);
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
  });
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  useEffect(() => onShow(first, last), [onShow, first, last]);
  useEffect(() => {
    const end = () => {
      pressedAt.current = null;
    };
    window.addEventListener("pointerup", end);
    return () => window.removeEventListener("pointerup", end);
  }, []);
  const { scrollToIndex } = virtual;
  useEffect(() => {
    if (isPressed) return;
    scrollToIndex(active.row);
    const left = columns.slice(0, active.column).reduce((sum, { width }) => sum + width, 0);
    const right = left + (columns[active.column]?.width ?? 0);
    const box = frame.current;
    const pinned = columns[0]?.width ?? 0;
    if (!box || active.column === 0) return;
    if (left < box.scrollLeft + pinned) box.scrollLeft = left - pinned;
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  }, [active.row, active.column, isPressed, columns, scrollToIndex, frame]);

  const open = (text: string | null) => {
    if (columns[active.column]?.field && rowAt(active.row)) setEditing({ ...active, text });
  };
  const close = (move: { down?: number; right?: number } | null) => {
    setEditing(null);
    if (move === null) return;
    selection.moveTo({ row: active.row + (move.down ?? 0), column: active.column + (move.right ?? 0) });
    frame.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing || event.target !== event.currentTarget) return;
    if (gridKey(event, { ...props, open })) event.preventDefault();
  };
  const template = columns.map(({ width }) => `${width}px`).join(" ");
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: only rows in view are rendered, which a table can't say
    <div
      ref={frame}
      role="grid"
      aria-label={t("catalog.grid")}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-activedescendant={rowCount > 0 ? idOf(active.row, active.column) : undefined}
      tabIndex={0}
      className="grid-frame"
      onKeyDown={onKeyDown}
      onCopy={(event) => {
        if (editing) return;
        event.clipboardData.setData("text/plain", props.onCopy());
        event.preventDefault();
      }}
      onPaste={(event) => {
        if (editing) return;
        props.onPaste(event.clipboardData.getData("text/plain"));
        event.preventDefault();
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of the grid above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell */}
      <div role="row" aria-rowindex={1} className="grid-head" style={{ gridTemplateColumns: template, width }}>
        {columns.map((column, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
          <div key={column.name} role="columnheader" aria-colindex={index + 1} className={column.isFigure ? "figure" : undefined}>
            {labelOf(t, column)}
          </div>
        ))}
      </div>
      <div role="presentation" className="grid-body" style={{ height: virtual.getTotalSize(), width }}>
        {shown.map(({ index, start }) => {
          const row = rowAt(index);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a row of the grid above
            // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={isWithin(range, index) ? "is-chosen" : undefined}
              style={{ gridTemplateColumns: template, width, transform: `translateY(${start}px)` }}
            >
              {columns.map((column, at) => (
                <Cell
                  key={column.name}
                  id={idOf(index, at)}
                  index={at}
                  row={row}
                  column={column}
                  edit={row && column.field ? edits.get(keyOf(row, column.field)) : undefined}
                  words={words}
                  isActive={index === active.row && at === active.column}
                  isSelected={isWithin(range, index) && at >= range.left && at <= range.right}
                  typed={editing?.row === index && editing.column === at ? editing : null}
                  onPress={(isExtending, point) => {
                    pressedAt.current = point;
                    selection.moveTo({ row: index, column: at }, { isExtending, isPressed: true });
                  }}
                  onDrag={({ x, y }) => {
                    const from = pressedAt.current;
                    if (from && !editing && Math.hypot(x - from.x, y - from.y) >= DRAG_PIXELS) {
                      selection.moveTo({ row: index, column: at }, { isExtending: true, isPressed: true });
                    }
                  }}
                  onOpen={() => column.field && row && setEditing({ row: index, column: at, text: null })}
                  onCommit={(text, move) => {
                    if (row && text !== null) props.onType(row, column, text);
                    close(move);
                  }}
                />
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const idOf = (row: number, column: number): string => `cell-${row}-${column}`;
const isWithin = ({ top, bottom }: Range, row: number): boolean => row >= top && row <= bottom;

interface Keys extends Props {
  open(text: string | null): void;
}

/** Runs a key's action while no cell is open. @returns whether the key has one */
function gridKey(event: KeyboardEvent, { selection, columns, rowCount, open, onClear, onCommand }: Keys): boolean {
  const { key, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const { active } = selection;
  const [lastRow, lastColumn] = [rowCount - 1, columns.length - 1];
  const move = (row: number, column: number): true => {
    selection.moveTo({ row, column }, { isExtending: shiftKey });
    return true;
  };
  if (event.altKey) return false;
  switch (key) {
    case "ArrowDown":
      return move(isCommand ? lastRow : active.row + 1, active.column);
    case "ArrowUp":
      return move(isCommand ? 0 : active.row - 1, active.column);
    case "ArrowRight":
      return move(active.row, isCommand ? lastColumn : active.column + 1);
    case "ArrowLeft":
      return move(active.row, isCommand ? 0 : active.column - 1);
    case "PageDown":
      return move(active.row + PAGE_ROWS, active.column);
    case "PageUp":
      return move(active.row - PAGE_ROWS, active.column);
    case "Home":
      return move(isCommand ? 0 : active.row, 0);
    case "End":
      return move(isCommand ? lastRow : active.row, lastColumn);
  }
  if (isCommand) return command(key.toLowerCase(), shiftKey, { selection, rowCount, columns, onCommand });
  if (key === "Enter" || key === "F2") {
    open(null);
    return true;
  }
  if (key === "Delete" || key === "Backspace") {
    onClear();
    return true;
  }
  if (key === "Escape") {
    selection.moveTo(active);
    return true;
  }
  if (key.length !== 1) return false;
  open(key);
  return true;
}

function command(
  key: string,
  shiftKey: boolean,
  { selection, rowCount, columns, onCommand }: Pick<Props, "columns" | "onCommand" | "rowCount" | "selection">,
): boolean {
  if (key === "a") {
    selection.select({ top: 0, left: 0, bottom: rowCount - 1, right: columns.length - 1 });
    return true;
  }
  const commands = { d: "fill", s: "save", y: "redo", z: shiftKey ? "redo" : "undo" } as const;
  const named = commands[key as keyof typeof commands];
  if (named) onCommand(named);
  return named !== undefined;
}
