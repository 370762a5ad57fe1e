import type { CatalogRow } from "@azulejo/contract/areas/office/catalog/grid.ts";
import { useMemo, useState } from "react";
import { useCall } from "../../call/use-call.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { useHistory } from "../../frame/use-history.ts";
import { useText } from "../../i18n/text.ts";
import type { CellWords } from "./grid/cell-words.ts";
import { changesOf, decide, type Edits, type Entry, type How, none, rebase, startWriting, unsaved, without, write } from "./grid/edits.ts";
import { inSlices } from "./grid/in-slices.ts";
import type { useRows } from "./grid/use-rows.ts";

/** Rows that somebody else changed while the user did, and whether the same cells were changed. */
export interface Meanwhile {
  rows: number;
  isSameCells: boolean;
}

/** The unsaved cells with undo and save. */
export function useSheet(rows: ReturnType<typeof useRows>, words: CellWords) {
  const t = useText();
  const announce = useAnnounce();
  const history = useHistory<Edits>(none);
  const { send, isSending, failure } = useCall("saveCatalogueCells");
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const { known, version } = rows;
  // Reading a row again shows what someone else has changed in the meantime.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is one map for good, whose version counts its changes
  const edits = useMemo(() => {
    const changed = new Map<number, CatalogRow>();
    for (const { rowId } of history.now.values()) {
      const row = known.get(rowId);
      if (row) changed.set(rowId, row);
    }
    return rebase(history.now, [...changed.values()]);
  }, [history.now, version]);

  const enter = (entries: readonly Entry[], how: How): Edits => {
    const next = write(edits, entries, how, words.findTerm, words.facts);
    history.set(() => next);
    return next;
  };
  /** Enters many cells without a noticeable pause. */
  const enterMany = async (entries: readonly Entry[], how: How): Promise<Edits> => {
    const before = history.now;
    const writer = startWriting(edits, how, words.findTerm, words.facts);
    await inSlices(entries, writer.add);
    let next = writer.edits;
    history.set((now) => {
      // Keeps text typed in the meantime.
      if (now !== before) next = write(now, entries, how, words.findTerm, words.facts);
      return next;
    });
    return next;
  };
  const take = (changed: readonly CatalogRow[]) => {
    rows.replace(changed);
    const isSameCells = [...rebase(edits, changed).values()].some(({ theirs }) => theirs !== null);
    setMeanwhile({ rows: changed.length, isSameCells });
  };
  /** @param shown the visible rows, which are read again */
  const save = async (shown: { from: number; to: number }) => {
    const changes = changesOf(edits, rows.known);
    if (changes.items.length + changes.products.length === 0) return;
    setMeanwhile(null);
    const answer = await send(changes);
    if (!answer) return;
    if (answer.saved === null) return take(answer.changed);
    await rows.reload(shown.from, shown.to);
    history.reset(unsaved(edits));
    announce(t("catalog.saved", { cells: answer.saved }));
  };
  return {
    edits,
    enter,
    enterMany,
    save,
    isSaving: isSending,
    failure,
    meanwhile,
    undo: history.undo,
    redo: history.redo,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    restore: (keys: readonly string[]) => history.set(() => without(edits, keys)),
    decide: (keys: readonly string[], keepsMine: boolean) => history.set(() => decide(edits, keys, keepsMine)),
    discard() {
      setMeanwhile(null);
      history.set(() => none);
    },
  };
}
