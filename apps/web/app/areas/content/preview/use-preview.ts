import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import type { ShownStory } from "../story/load-story.server.ts";

/** Returns the story as typed in the editor's frame; elsewhere the story as loaded. */
export function usePreview(loaded: ShownStory): ShownStory {
  const { submit, data } = useFetcher<ShownStory>();
  const { pathname, search } = useLocation();
  const { preview } = loaded;
  useEffect(() => {
    if (!preview) return;
    let gone = false;
    void import("./bridge.ts").then(({ openBridge }) => {
      if (gone) return;
      openBridge(preview, (story) => submit({ story: JSON.stringify(story) }, { method: "post", action: pathname + search }));
    });
    return () => {
      gone = true;
    };
  }, [preview, submit, pathname, search]);
  return preview && data?.story.uuid === loaded.story.uuid ? data : loaded;
}
