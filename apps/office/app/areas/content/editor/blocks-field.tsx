import { Button } from "@azulejo/ui/button.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { type DragEvent, useId, useRef, useState } from "react";
import type { Path } from "../../../form/value-path.ts";
import { moveItem } from "../../../frame/rows/move-item.ts";
import { useText } from "../../../i18n/text.ts";
import { withNewIds } from "./block-ids.ts";
import { BlockItem } from "./block-item.tsx";
import { type Blok, bloksOf, type ComponentField, type Components } from "./blok.ts";
import { useContentWords, useStoryEditing } from "./editor-context.ts";

interface Props {
  label: string;
  field: ComponentField;
  list: unknown;
  path: Path;
}

/** Nested blocks, which can be added, copied, removed, and moved by dragging, buttons or keys. */
export function BlocksField({ label, field, list, path }: Props) {
  const t = useText();
  const words = useContentWords();
  const { write, announce, components } = useStoryEditing();
  const bloks = bloksOf(list);
  const place = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const nameOf = (blok: Blok | undefined) => (blok ? words.component(blok.component, components) : "");

  const focusOn = (at: number) =>
    requestAnimationFrame(() =>
      place.current?.querySelectorAll<HTMLElement>(":scope > ol > li > .block-item > details > summary")[at]?.focus(),
    );
  const move = (from: number, to: number, byKey = false) => {
    const next = moveItem(bloks, from, to);
    if (next === bloks) return;
    write(path, next);
    announce(t("content.block.moved", { block: nameOf(bloks[from]), position: to + 1, count: bloks.length }));
    if (byKey) focusOn(to);
  };
  const remove = (at: number) => {
    write(
      path,
      bloks.filter((_, one) => one !== at),
    );
    announce(t("content.block.removed", { block: nameOf(bloks[at]) }));
    focusOn(Math.min(at, bloks.length - 2));
  };
  const insert = (at: number, blok: Blok) => {
    write(path, [...bloks.slice(0, at), blok, ...bloks.slice(at)]);
    announce(t("content.block.added", { block: nameOf(blok), position: at + 1 }));
    focusOn(at);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setTarget(null);
  };

  return (
    <fieldset ref={place} className="blocks-field">
      <legend>
        {label} <span className="soft tabular">{t("content.block.count", { count: bloks.length })}</span>
      </legend>
      <ol>
        {bloks.map((blok, at) => (
          <li
            key={blok._uid ?? at}
            className={
              target === at && dragged !== null && dragged !== at ? (dragged < at ? "is-target-below" : "is-target-above") : undefined
            }
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              event.stopPropagation();
              setTarget(at);
            }}
            onDrop={(event) => dragged !== null && drop(event, at)}
          >
            <BlockItem
              blok={blok}
              path={[...path, at]}
              position={at}
              count={bloks.length}
              name={nameOf(blok)}
              onMove={(to) => move(at, to, true)}
              onRemove={() => remove(at)}
              onCopy={() => insert(at + 1, withNewIds(blok, () => crypto.randomUUID()) as Blok)}
              onDrag={(isDragged) => {
                setDragged(isDragged ? at : null);
                setTarget(null);
              }}
            />
          </li>
        ))}
      </ol>
      <AddBlock
        field={field}
        components={components}
        onAdd={(component) => insert(bloks.length, { _uid: crypto.randomUUID(), component })}
      />
    </fieldset>
  );
}

function AddBlock({ field, components, onAdd }: { field: ComponentField; components: Components; onAdd(component: string): void }) {
  const t = useText();
  const words = useContentWords();
  const id = useId();
  const names = field.blocks.length > 0 ? field.blocks : topBlocks(components);
  const sorted = names.map((name) => ({ name, label: words.component(name, components) })).sort((a, b) => a.label.localeCompare(b.label));
  const [chosen, setChosen] = useState(sorted[0]?.name ?? "");
  const isOne = sorted.length === 1;
  return (
    <div className="add-block">
      {!isOne && (
        <>
          <label htmlFor={id} className="sr-only">
            {t("content.block.kind")}
          </label>
          <Select id={id} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            {sorted.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </>
      )}
      <Button type="button" look="tool" onClick={() => onAdd(chosen)}>
        {isOne ? t("content.block.addOne", { block: sorted[0]?.label ?? "" }) : t("content.block.add")}
      </Button>
    </div>
  );
}

/** Returns the components allowed directly in a page, without those allowed only inside certain blocks. */
function topBlocks(components: Components): string[] {
  const parts = new Set([...components.values()].flatMap(({ fields }) => fields.flatMap(({ blocks }) => blocks)));
  return [...components.values()].filter(({ name, isBlock }) => isBlock && !parts.has(name)).map(({ name }) => name);
}
