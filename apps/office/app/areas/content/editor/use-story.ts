import type { OfficeStory } from "@azulejo/contract/areas/office.ts";
import { useEffect, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { type Path, withValue } from "../../../form/value-path.ts";
import { useHistory } from "../../../frame/use-history.ts";
import type { Blok } from "./blok.ts";

const contentOf = (story: OfficeStory) => story.content as unknown as Blok;

/** A story being edited: the user's changes, the saved version, and the version that somebody else has saved in the meantime. */
export function useStory(loaded: OfficeStory) {
  const [saved, setSaved] = useState(loaded);
  const [theirs, setTheirs] = useState<OfficeStory | null>(null);
  const history = useHistory({ name: loaded.name, content: contentOf(loaded) });
  const saving = useCall("saveContentStory");
  const publishing = useCall("publishContent");
  const { now } = history;
  const isTyped = now.name !== saved.name || now.content !== contentOf(saved);
  const failure = saving.failure ?? publishing.failure;

  useEffect(() => {
    if (!isTyped) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isTyped]);

  /** Continues with the saved story. */
  const accept = (story: OfficeStory) => {
    setSaved(story);
    setTheirs(null);
    history.reset({ name: story.name, content: contentOf(story) });
    saving.fail(null);
    publishing.fail(null);
  };
  const readNow = () => signedInCall(() => callOffice("contentStory", { id: saved.id }));
  const save = async (): Promise<OfficeStory | null> => {
    publishing.fail(null);
    const story = await saving.send({ id: saved.id, lockVersion: saved.lockVersion, name: now.name, content: now.content });
    // Keeps the preview's address, so that the page in the frame isn't loaded again.
    if (story) accept({ ...story, previews: saved.previews });
    return story;
  };
  return {
    saved,
    theirs,
    ...now,
    isTyped,
    failure,
    isSending: saving.isSending || publishing.isSending,
    isChanged: failure?.code === "office_story_changed" || theirs !== null,
    history,
    write: (path: Path, value: unknown) =>
      history.set((before) => ({ ...before, content: withValue(before.content, path, value) }), path.join(".")),
    setName: (name: string) => history.set((before) => ({ ...before, name }), "name"),
    restore: (content: Blok) => history.set((before) => ({ ...before, content })),
    save,
    /** Saves changes first. @returns whether it succeeded */
    async publish(action: "publish" | "unpublish"): Promise<boolean> {
      const current = action === "publish" && isTyped ? await save() : saved;
      if (!current) return false;
      const rows = await publishing.send({ action, stories: [{ id: current.id, lockVersion: current.lockVersion }] });
      const row = rows?.[0];
      if (row) setSaved((before) => ({ ...before, ...row }));
      return row !== undefined;
    },
    /** Reads the version that somebody else has saved. */
    compare: async () => setTheirs(await readNow()),
    /** Makes the next save overwrite the version that somebody else has saved. */
    keepMine() {
      if (!theirs) return;
      setSaved({ ...theirs, previews: saved.previews });
      setTheirs(null);
      saving.fail(null);
      publishing.fail(null);
    },
    discardMine: async () => accept(theirs ?? (await readNow())),
    /** Gets new addresses for the preview, which are valid for an hour. */
    async renewPreviews() {
      const { previews } = await readNow();
      setSaved((before) => ({ ...before, previews }));
    },
  };
}
