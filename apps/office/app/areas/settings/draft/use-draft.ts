import { useEffect, useState } from "react";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { type Path, withValue } from "../../../form/value-path.ts";
import { changeOf, type Difference, differencesBetween, rebase } from "./merge.ts";
import { faultFor, pathName, type SettingsFault } from "./paths.ts";
import { readSettings, type Saved, type Section, type ShopSettings } from "./shop-settings.ts";

/** The effects of a change, as calculated by the API. */
export interface Review {
  differences: Difference[];
  gaps: string[];
}

const valueAt = (settings: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], settings);

/** Settings being edited: the entered values, the saved ones, and those that somebody else has saved in the meantime. */
export function useDraft(loaded: Saved, sections: readonly Section[], first: ShopSettings = loaded.settings) {
  const [saved, setSaved] = useState(loaded);
  const [typed, setTyped] = useState(first);
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const [faults, setFaults] = useState<readonly SettingsFault[]>([]);
  const preview = useCall("previewSettings");
  const saving = useCall("changeSettings");
  const change = changeOf(saved.settings, typed);
  const isTyped = change !== null;

  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isTyped]);

  const readNow = () => signedInCall(() => readSettings(sections));
  const accept = (now: Saved) => {
    setSaved(now);
    setTyped(now.settings);
    setPictures({});
    setTheirs(null);
    setReview(null);
    setFaults([]);
    preview.fail(null);
    saving.fail(null);
  };
  const failure = preview.failure ?? saving.failure;
  return {
    saved,
    typed,
    pictures: { ...saved.pictures, ...pictures },
    isTyped,
    isSending: preview.isSending || saving.isSending,
    review,
    faults,
    failure: failure?.code === "office_settings_changed" ? null : failure,
    /** Whether somebody else has saved the same part since it was read. */
    isChanged: failure?.code === "office_settings_changed" || theirs !== null,
    theirs: theirs && differencesBetween(saved.settings, theirs.settings),
    set: (path: Path, value: unknown) => setTyped((now) => withValue(now, path, value)),
    addPicture: (name: string, bytes: string) => setPictures((now) => ({ ...now, [name]: bytes })),
    /** Returns the props of a text field for the value at a path. */
    field: (path: Path) => {
      const value = valueAt(typed, path);
      return {
        name: pathName(typed, path),
        value: typeof value === "string" || typeof value === "number" ? String(value) : "",
        error: faultFor(faults, pathName(typed, path))?.problem,
      };
    },
    /** Asks the API what the change would do. */
    async ask() {
      saving.fail(null);
      const result = change && (await preview.send({ settings: change, pictures, revisions: saved.revisions }));
      if (!result) return;
      setFaults(result.faults);
      if (result.faults.length === 0) setReview(result);
    },
    cancelReview: () => setReview(null),
    /** @returns whether it was saved */
    async save(): Promise<boolean> {
      const result = change && (await saving.send({ settings: change, pictures, revisions: saved.revisions }));
      if (!result || result.faults.length > 0) {
        setFaults(result?.faults ?? []);
        setReview(null);
        return false;
      }
      accept(await readNow());
      return true;
    },
    compare: async () => setTheirs(await readNow()),
    /** Keeps the entered values, merged with what somebody else has saved. */
    keepMine() {
      if (!theirs) return;
      setTyped(rebase(saved.settings, typed, theirs.settings));
      setSaved(theirs);
      setTheirs(null);
      preview.fail(null);
      saving.fail(null);
    },
    discardMine: async () => accept(theirs ?? (await readNow())),
    reset: () => accept(saved),
  };
}

export type Draft = ReturnType<typeof useDraft>;
