import { useState } from "react";
import type { Range } from "./paste.ts";

interface Place {
  row: number;
  column: number;
}

interface Selection {
  active: Place;
  /** The cell where the selected range started. */
  anchor: Place;
  /** Whether the cell was pressed: it is then visible, and scrolling would move another cell under the pointer. */
  isPressed: boolean;
}

const first: Selection = { active: { row: 0, column: 0 }, anchor: { row: 0, column: 0 }, isPressed: false };

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, Math.max(0, most)));

/** The active cell of a grid, and the range selected with it. */
export function useSelection(rowCount: number, columnCount: number) {
  const [{ active, anchor, isPressed }, setSelection] = useState<Selection>(first);
  const within = ({ row, column }: Place): Place => ({ row: clamp(row, rowCount - 1), column: clamp(column, columnCount - 1) });
  const [now, start] = [within(active), within(anchor)];
  const range: Range = {
    top: Math.min(now.row, start.row),
    bottom: Math.max(now.row, start.row),
    left: Math.min(now.column, start.column),
    right: Math.max(now.column, start.column),
  };
  const moveTo = (place: Place, { isExtending = false, isPressed: byPointer = false } = {}) =>
    setSelection((before) => ({ active: within(place), anchor: isExtending ? before.anchor : within(place), isPressed: byPointer }));
  return {
    active: now,
    range,
    isPressed,
    moveTo,
    reset: () => setSelection(first),
    select: ({ top, left, bottom, right }: Range) =>
      setSelection({ active: within({ row: top, column: left }), anchor: within({ row: bottom, column: right }), isPressed: false }),
  };
}
