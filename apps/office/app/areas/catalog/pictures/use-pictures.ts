import type { ProductPicture, ProductPictures } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { useRef, useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { useUnsaved } from "../use-unsaved.ts";
import type { PictureChange } from "./picture-changes.ts";

type List = readonly ProductPicture[];

/**
 * A product's pictures, shown with their changes, which are saved one after the other. If somebody else has saved in the meantime, the user
 * decides whether their changes are applied to that version.
 */
export function usePictures(id: number, loaded: ProductPictures) {
  const [shown, setShown] = useState<List>(loaded.pictures);
  const [former, setFormer] = useState<readonly List[]>([]);
  const [refused, setRefused] = useState<readonly PictureChange[]>([]);
  const { send, isSending, failure } = useCall("saveProductPictures");
  const work = useRef({ wanted: loaded.pictures as List, saved: loaded, changes: [] as PictureChange[], isSaving: false });
  const show = (pictures: List) => {
    work.current.wanted = pictures;
    setShown(pictures);
  };
  useUnsaved(isSending || failure !== null);

  const save = async (): Promise<void> => {
    const { current } = work;
    if (current.isSaving) return;
    current.isSaving = true;
    try {
      while (current.wanted !== current.saved.pictures) {
        const sent = current.wanted;
        const count = current.changes.length;
        const answer = await send({ id, revision: current.saved.revision, pictures: [...sent] });
        if (!answer) return;
        const { saved, ...stored } = answer;
        current.saved = stored;
        if (!saved) {
          setRefused(current.changes);
          setFormer([]);
          current.changes = [];
          return show(stored.pictures);
        }
        current.changes = current.changes.slice(count);
        if (current.wanted === sent) show(stored.pictures);
      }
    } finally {
      current.isSaving = false;
    }
  };
  const make = (change: PictureChange): void => {
    const { current } = work;
    const before = current.wanted;
    const next = change(before);
    if (JSON.stringify(next) === JSON.stringify(before)) return;
    current.changes.push(change);
    setFormer((older) => [...older, before]);
    show(next);
    void save();
  };
  return {
    pictures: shown,
    failure,
    isSaving: isSending,
    change: make,
    /** Null if there is nothing to undo. */
    undo:
      former.length === 0
        ? null
        : () => {
            const last = former.at(-1) as List;
            setFormer(former.slice(0, -1));
            work.current.changes.push(() => last);
            show(last);
            void save();
          },
    /** Retries changes that got no response or were refused. */
    retry: () => void save(),
    /** Goes back to the saved pictures. */
    discard() {
      work.current.changes = [];
      setFormer([]);
      show(work.current.saved.pictures);
    },
    /** Changes that weren't applied because somebody else had saved in the meantime. */
    refusedChanges: refused.length,
    decide(makesAgain: boolean) {
      setRefused([]);
      if (makesAgain) for (const change of refused) make(change);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
