import type { IdeaBookEntry } from "@azulejo/contract/areas/ideabook.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { ChevronDown, Close, Icon } from "@azulejo/ui/icon.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useText } from "../../i18n/text.ts";
import { IdeaRow } from "./idea-row.tsx";
import { moveEntry } from "./move-entry.rules.ts";

interface Props {
  tagId: number;
  entries: IdeaBookEntry[];
  coverEntryId: number | null;
  currency: string;
}

/** The owner's entries: each can be dragged, moved by buttons, annotated, made the cover and removed. */
export function EditableEntries({ tagId, entries, coverEntryId, currency }: Props) {
  const t = useText();
  const submit = useSubmit();
  const dragged = useRef<number | null>(null);
  const ids = entries.map((entry) => entry.entryId);
  const drop = (onto: number) => {
    const id = dragged.current;
    dragged.current = null;
    if (id === null || id === onto) return;
    const order = moveEntry(ids, id, ids.indexOf(onto) - ids.indexOf(id));
    void submit({ intent: "order", tagId, order: order.join(",") }, { method: "post" });
  };
  return (
    <ul className="border-t border-joint">
      {entries.map((entry, index) => (
        <li
          key={entry.entryId}
          draggable
          onDragStart={() => {
            dragged.current = entry.entryId;
          }}
          onDragOver={(event) => {
            if (dragged.current !== null) event.preventDefault();
          }}
          onDrop={() => drop(entry.entryId)}
          className="idea-row grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-joint py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <IdeaRow entry={entry} currency={currency} />
          <div className="idea-tools col-start-2 flex flex-wrap items-start sm:col-start-auto">
            <Move
              tagId={tagId}
              order={moveEntry(ids, entry.entryId, -1)}
              isOff={index === 0}
              label={t("ideas.up", { name: nameOf(entry) })}
              up
            />
            <Move
              tagId={tagId}
              order={moveEntry(ids, entry.entryId, 1)}
              isOff={index === entries.length - 1}
              label={t("ideas.down", { name: nameOf(entry) })}
            />
            <TakeOut tagId={tagId} entry={entry} />
          </div>
          <Note tagId={tagId} entry={entry} isCover={entry.entryId === coverEntryId} />
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ name, reference }: IdeaBookEntry): string => name || reference;

interface MoveProps {
  tagId: number;
  order: number[];
  isOff: boolean;
  label: string;
  up?: boolean;
}

function Move({ tagId, order, isOff, label, up = false }: MoveProps) {
  return (
    <form method="post">
      <input type="hidden" name="tagId" value={tagId} />
      <input type="hidden" name="order" value={order.join(",")} />
      <button
        type="submit"
        name="intent"
        value="order"
        aria-label={label}
        disabled={isOff}
        className={`grid size-11 place-items-center hover:text-glaze disabled:opacity-30 ${up ? "rotate-180" : ""}`}
      >
        <Icon of={ChevronDown} />
      </button>
    </form>
  );
}

function Note({ tagId, entry, isCover }: { tagId: number; entry: IdeaBookEntry; isCover: boolean }) {
  const t = useText();
  const name = nameOf(entry);
  return (
    <details key={entry.note} className="idea-tools col-start-2 text-small">
      <summary className="inline-flex min-h-6 cursor-pointer underline">
        {t(entry.note ? "ideas.changeNote" : "ideas.writeNote")}
        <span className="sr-only"> {t("ideas.noteOf", { name })}</span>
      </summary>
      <form method="post" className="mt-2 max-w-md space-y-2">
        <input type="hidden" name="tagId" value={tagId} />
        <input type="hidden" name="entryId" value={entry.entryId} />
        <textarea
          name="note"
          rows={2}
          maxLength={400}
          defaultValue={entry.note}
          aria-label={t("ideas.noteOf", { name })}
          className="w-full border border-ink-soft bg-paper p-3 text-base text-ink"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="note" look="quiet">
            {t("ideas.saveNote")}
          </Button>
          {!isCover && (
            <Button type="submit" name="intent" value="cover" look="plain">
              {t("ideas.makeCover")}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}

function TakeOut({ tagId, entry }: { tagId: number; entry: IdeaBookEntry }) {
  const t = useText();
  return (
    <form method="post">
      <input type="hidden" name="tagId" value={tagId} />
      <input type="hidden" name="entryId" value={entry.entryId} />
      <button
        type="submit"
        name="intent"
        value="takeOut"
        aria-label={t("ideas.takeOut", { name: nameOf(entry) })}
        className="grid size-11 place-items-center hover:text-glaze"
      >
        <Icon of={Close} />
      </button>
    </form>
  );
}
