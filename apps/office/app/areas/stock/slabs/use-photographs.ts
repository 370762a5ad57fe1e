import type { StoredPicture } from "@azulejo/contract/areas/office/catalog/pictures.ts";
import { useRef, useState } from "react";
import { pictureLimits } from "../../../frame/uploads/upload-limits.ts";
import { useUploads } from "../../../frame/uploads/use-uploads.ts";
import { assign } from "./assign-photographs.ts";

/** The photographs of slabs being added, each by its slab's position in the order in which they were sawn. */
export function usePhotographs(slabs: number) {
  const [pictures, setPictures] = useState<ReadonlyMap<number, StoredPicture>>(new Map());
  const [left, setLeft] = useState(0);
  const targets = useRef(new Map<File, number>());
  const { uploads, add, retry, remove, isSending } = useUploads({
    call: "uploadSlabPicture",
    limits: pictureLimits,
    onStored(stored, file) {
      const at = targets.current.get(file);
      if (at !== undefined) setPictures((before) => new Map(before).set(at, stored));
    },
  });
  const taken = (): ReadonlySet<number> =>
    new Set([
      ...pictures.keys(),
      ...uploads.flatMap(({ file, fault, mayRetry }) => (fault === null || mayRetry ? (targets.current.get(file) ?? []) : [])),
    ]);
  const send = (assigned: readonly (readonly [File, number])[]) => {
    for (const [file, at] of assigned) targets.current.set(file, at);
    add(assigned.map(([file]) => file));
  };
  return {
    pictures,
    uploads,
    isSending,
    coming: uploads.filter(({ fault }) => fault === null).length,
    /** How many of the last chosen files had no slab. */
    left,
    retry,
    remove,
    /** Assigns files to slabs without a photograph, in the order of their names. */
    addAll(files: readonly File[]) {
      const { assigned, over } = assign(files, slabs, taken());
      setLeft(over);
      send(assigned);
    },
    addTo(at: number, file: File) {
      setLeft(0);
      send([[file, at]]);
    },
    drop: (at: number) =>
      setPictures((before) => {
        const rest = new Map(before);
        rest.delete(at);
        return rest;
      }),
  };
}
