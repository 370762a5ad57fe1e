import { ArrowDown, ArrowUp, Close, Grip, Icon } from "@azulejo/ui/icon.tsx";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { useText } from "../../../i18n/text.ts";
import { moved } from "../../content/editor/block-moves.ts";

interface Props<Row> {
  rows: readonly Row[];
  /** Names a row by its place, from 0. */
  nameOf(at: number): string;
  children(row: Row, at: number): ReactNode;
  onChange(rows: readonly Row[]): void;
}

/** Rows in an order that can be changed: by dragging, with buttons, and with Alt and an arrow key. */
export function OrderedRows<Row>({ rows, nameOf, children, onChange }: Props<Row>) {
  const t = useText();
  const announce = useAnnounce();
  const [gripped, setGripped] = useState<number | null>(null);
  const move = (from: number, to: number) => {
    const next = moved(rows, from, to);
    if (next === rows) return;
    onChange(next);
    announce(t("settings.moved", { label: nameOf(from), at: to + 1 }));
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(at, at + step);
  };
  return (
    <ol className="ordered-rows">
      {rows.map((row, at) => (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: dragging is for pointers; the buttons and Alt with an arrow do the same
        <li
          key={at}
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
          <span className="row-grip" title={t("settings.drag")} onPointerDown={() => setGripped(at)} onPointerUp={() => setGripped(null)}>
            <Icon of={Grip} size={18} />
          </span>
          <div className="row-fields">{children(row, at)}</div>
          <div className="row-tools">
            <button
              type="button"
              className="icon-button"
              disabled={at === 0}
              aria-label={t("settings.moveUp", { label: nameOf(at) })}
              onClick={() => move(at, at - 1)}
            >
              <Icon of={ArrowUp} size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              disabled={at === rows.length - 1}
              aria-label={t("settings.moveDown", { label: nameOf(at) })}
              onClick={() => move(at, at + 1)}
            >
              <Icon of={ArrowDown} size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t("settings.removeEntry", { label: nameOf(at) })}
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
