import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import type { LoadedStory } from "../story/load-story.server.ts";

/** Returns the story as typed in the editor's frame; outside a preview, the story as loaded. */
export function usePreview(loaded: LoadedStory): LoadedStory {
  const { submit, data } = useFetcher<LoadedStory>();
  const { pathname, search } = useLocation();
  const { preview } = loaded;
  useEffect(() => {
    if (!preview) return;
    let gone = false;
    void import("./bridge.ts").then(({ openBridge }) => {
      if (gone) return;
      openBridge(
        preview,
        oneByOne((story) => submit({ story: JSON.stringify(story) }, { method: "post", action: pathname + search })),
      );
    });
    return () => {
      gone = true;
    };
  }, [preview, submit, pathname, search]);
  return preview && data?.story.uuid === loaded.story.uuid ? data : loaded;
}

/** Sends the newest story only after the response to the one before, because a newer request would cancel it, as would leaving the page. */
function oneByOne(send: (story: unknown) => Promise<void>): (story: unknown) => void {
  let newest: unknown[] = [];
  let isBusy = false;
  return async (story) => {
    newest = [story];
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      const [next] = newest.splice(0);
      if (next === undefined) break;
      await send(next).catch(() => {});
    }
    isBusy = false;
  };
}
