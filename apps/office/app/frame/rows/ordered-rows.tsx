import { ArrowDown, ArrowUp, Close, Grip, Icon } from "@azulejo/ui/icon.tsx";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useText } from "../../i18n/text.ts";
import { useAnnounce } from "../announcement.tsx";
import { moveItem } from "./move-item.ts";
import "./ordered-rows.css";

interface Props<Row> {
  rows: readonly Row[];
  /** Names a row by its position, from 0. */
  nameOf(at: number): string;
  /** Returns a row's key, for rows that have their own state; their position by default. */
  keyOf?(row: Row): string;
  children(row: Row, at: number): ReactNode;
  onChange(rows: readonly Row[]): void;
}

/** Rows whose order can be changed: by dragging, with buttons, and with Alt and an arrow key. */
export function OrderedRows<Row>({ rows, nameOf, keyOf, children, onChange }: Props<Row>) {
  const t = useText();
  const announce = useAnnounce();
  const list = useRef<HTMLOListElement>(null);
  const [gripped, setGripped] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const next = moveItem(rows, from, to);
    if (next === rows) return;
    onChange(next);
    announce(t("frame.moved", { label: nameOf(from), at: to + 1 }));
    followFocus(list.current, from, to);
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + step);
  };
  return (
    <ol ref={list} className="ordered-rows">
      {rows.map((row, at) => (
        <li
          key={keyOf?.(row) ?? at}
          draggable={gripped === at}
          onDragOver={(event) => gripped !== null && event.preventDefault()}
          onDrop={(event) => {
            if (gripped === null) return;
            event.preventDefault();
            event.stopPropagation();
            move(gripped, at);
            setGripped(null);
          }}
          onDragEnd={() => setGripped(null)}
          onKeyDown={(event) => keys(event, at)}
        >
          <span className="row-grip" title={t("frame.drag")} onPointerDown={() => setGripped(at)} onPointerUp={() => setGripped(null)}>
            <Icon of={Grip} size={18} />
          </span>
          <div className="row-fields">{children(row, at)}</div>
          <div className="row-tools">
            <button
              type="button"
              className="icon-button"
              disabled={at === 0}
              aria-label={t("frame.moveUp", { label: nameOf(at) })}
              onClick={() => move(at, at - 1)}
            >
              <Icon of={ArrowUp} size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              disabled={at === rows.length - 1}
              aria-label={t("frame.moveDown", { label: nameOf(at) })}
              onClick={() => move(at, at + 1)}
            >
              <Icon of={ArrowDown} size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t("frame.removeEntry", { label: nameOf(at) })}
              onClick={() => onChange(rows.filter((_, other) => other !== at))}
            >
              <Icon of={Close} size={18} />
            </button>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Moves the focus to the same control of a row at its new position, so that it can be moved again. */
function followFocus(list: HTMLElement | null, from: number, to: number): void {
  const controlsOf = (at: number) => [...(list?.children[at]?.querySelectorAll<HTMLElement>("input, select, textarea, button") ?? [])];
  const position = controlsOf(from).indexOf(document.activeElement as HTMLElement);
  if (position < 0) return;
  requestAnimationFrame(() => {
    const controls = controlsOf(to);
    const wanted = controls[position];
    // At the ends of the list, the pressed button is disabled.
    (wanted?.matches(":disabled") ? controls.find((control) => !control.matches(":disabled")) : wanted)?.focus();
  });
}
