import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Piece } from "../../../frame/ledger/piece.tsx";
import { useText } from "../../../i18n/text.ts";
import type { CellWords } from "./cell-words.ts";
import type { Edit } from "./edits.ts";
import { faultWords } from "./fault-words.ts";
import { type GridColumn, labelOf } from "./grid-columns.ts";

interface Move {
  down?: number;
  right?: number;
}

interface Point {
  x: number;
  y: number;
}

interface Props {
  id: string;
  index: number;
  row: CatalogRow | undefined;
  column: GridColumn;
  edit: Edit | undefined;
  words: CellWords;
  isActive: boolean;
  isSelected: boolean;
  /** The text in the open cell; null while it is closed. */
  typed: { text: string | null } | null;
  /** @param at where a drag starts; null for a finger, which scrolls instead */
  onPress(isExtending: boolean, at: Point | null): void;
  onDrag(at: Point): void;
  onOpen(): void;
  /** @param text null if nothing was typed @param move the direction to move next; null if the user has already gone elsewhere */
  onCommit(text: string | null, move: Move | null): void;
}

/** One cell of the grid: the stored value, its replacement, or the field in which it is typed. */
export function Cell({ id, index, row, column, edit, words, isActive, isSelected, typed, ...on }: Props) {
  const t = useText();
  const { field, isFigure } = column;
  const isWrong = edit !== undefined && (edit.value === null || edit.theirs !== null);
  const classes = [
    isFigure && "figure",
    isActive && "is-active",
    isSelected && "is-selected",
    edit && "is-changed",
    isWrong && "is-wrong",
    field === null && "is-fixed",
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid around it
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
    <div
      id={id}
      role="gridcell"
      aria-colindex={index + 1}
      aria-selected={isSelected}
      aria-readonly={field === null}
      aria-invalid={isWrong || undefined}
      className={classes.filter(Boolean).join(" ")}
      onPointerDown={({ button, pointerType, shiftKey, clientX, clientY }) =>
        button === 0 && pointerType === "mouse" && !typed && on.onPress(shiftKey, { x: clientX, y: clientY })
      }
      onClick={({ shiftKey }) => !isActive && on.onPress(shiftKey, null)}
      onPointerEnter={({ clientX, clientY }) => on.onDrag({ x: clientX, y: clientY })}
      onDoubleClick={on.onOpen}
    >
      {typed && row && field ? (
        <CellInput
          label={t("catalog.cellOf", { column: labelOf(t, column), item: row.itemNo })}
          start={
            typed.text ??
            (edit ? (edit.value === null ? edit.typed : words.shown(field, edit.value)) : words.shown(field, row.cells[field] ?? ""))
          }
          choices={words.choices(field)}
          isReplacing={typed.text !== null}
          onCommit={on.onCommit}
        />
      ) : (
        row && (
          <CellText row={row} column={column} edit={edit} words={words}>
            {isActive && edit?.fault && <span className="cell-fault">{faultWords(t, edit.field, edit.fault, words.facts)}</span>}
          </CellText>
        )
      )}
    </div>
  );
}

interface TextProps {
  row: CatalogRow;
  column: GridColumn;
  edit: Edit | undefined;
  words: CellWords;
  children: ReactNode;
}

function CellText({ row, column, edit, words, children }: TextProps) {
  const { field, name } = column;
  if (name === "picture") return <Piece of={row.piece} />;
  if (name === "itemNo") return <ItemNumber row={row} />;
  if (field === null) return <span>{words.fixed(row, column)}</span>;
  if (!edit) return <span>{words.shown(field, row.cells[field] ?? "")}</span>;
  const [from, to] = [words.shown(field, edit.from), edit.value === null ? edit.typed : words.shown(field, edit.value)];
  return (
    <>
      {edit.fault === null && from !== "" && <del>{from}</del>}
      <ins>{to === "" ? "—" : to}</ins>
      {children}
    </>
  );
}

function ItemNumber({ row }: { row: CatalogRow }) {
  const t = useText();
  return (
    <span>
      {row.itemNo}
      {!row.isSold && <small>{t("catalog.notSold")}</small>}
    </span>
  );
}

interface InputProps {
  label: string;
  start: string;
  choices: readonly string[];
  /** Whether typing replaces the cell's text, with the cursor at its end. */
  isReplacing: boolean;
  onCommit: Props["onCommit"];
}

function CellInput({ label, start, choices, isReplacing, onCommit }: InputProps) {
  const [text, setText] = useState(start);
  const isDone = useRef(false);
  const focused = useRef<HTMLInputElement>(null);
  useEffect(() => {
    focused.current?.focus({ preventScroll: true });
    if (!isReplacing) focused.current?.select();
  }, [isReplacing]);
  const commit: Props["onCommit"] = (final, move) => {
    // The field also loses the focus when it is removed, so the second event is ignored.
    if (isDone.current) return;
    isDone.current = true;
    onCommit(final, move);
  };
  const written = () => (text === start && !isReplacing ? null : text);
  return (
    <>
      <input
        ref={focused}
        aria-label={label}
        value={text}
        list={choices.length > 0 ? "cell-choices" : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => commit(written(), null)}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          const move = { Enter: { down: event.shiftKey ? -1 : 1 }, Tab: { right: event.shiftKey ? -1 : 1 }, Escape: {} }[event.key];
          if (!move || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          commit(event.key === "Escape" ? null : written(), move);
        }}
      />
      {choices.length > 0 && (
        <datalist id="cell-choices">
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
