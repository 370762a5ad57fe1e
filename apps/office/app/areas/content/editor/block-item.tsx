import { ArrowDown, ArrowUp, Close, Copy, Grip, Icon } from "@azulejo/ui/icon.tsx";
import { type KeyboardEvent, useState } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import type { Blok } from "./blok.ts";
import { summaryOf } from "./differences.ts";
import { useStoryEditing } from "./editor-context.ts";

interface Props {
  blok: Blok;
  path: Path;
  position: number;
  count: number;
  name: string;
  onMove(to: number): void;
  onRemove(): void;
  onCopy(): void;
  onDrag(isDragged: boolean): void;
}

/** One block, folded until somebody opens it. Alt with an arrow key moves it. */
export function BlockItem({ blok, path, position, count, name, onMove, onRemove, onCopy, onDrag }: Props) {
  const t = useText();
  const { BlockFields } = useStoryEditing();
  const [isOpen, setOpen] = useState(false);
  const [isGripped, setGripped] = useState(false);
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(position + by);
  };
  const values = { block: name, position: position + 1 };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is for pointers; the buttons and Alt with an arrow do the same
    <div
      className="block-item"
      draggable={isGripped}
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        onDrag(true);
      }}
      onDragEnd={() => {
        setGripped(false);
        onDrag(false);
      }}
    >
      <details data-uid={blok._uid} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
        <summary onKeyDown={move}>
          {/* A drag starts only at the handle, so that text in the fields can still be selected. */}
          <span className="grip" aria-hidden="true" onPointerDown={() => setGripped(true)} onPointerUp={() => setGripped(false)}>
            <Icon of={Grip} size={16} />
          </span>
          <span className="block-name">{name}</span>
          <span className="block-summary">{summaryOf(blok)}</span>
        </summary>
        {isOpen && <BlockFields blok={blok} path={path} />}
      </details>
      <div className="block-tools">
        <button type="button" disabled={position === 0} aria-label={t("content.block.up", values)} onClick={() => onMove(position - 1)}>
          <Icon of={ArrowUp} size={16} />
        </button>
        <button
          type="button"
          disabled={position === count - 1}
          aria-label={t("content.block.down", values)}
          onClick={() => onMove(position + 1)}
        >
          <Icon of={ArrowDown} size={16} />
        </button>
        <button type="button" aria-label={t("content.block.copy", values)} onClick={onCopy}>
          <Icon of={Copy} size={16} />
        </button>
        <button type="button" aria-label={t("content.block.remove", values)} onClick={onRemove}>
          <Icon of={Close} size={16} />
        </button>
      </div>
    </div>
  );
}
