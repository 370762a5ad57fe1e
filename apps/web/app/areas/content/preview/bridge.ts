import { loadStoryblokBridge, registerStoryblokBridge } from "@storyblok/react";

/**
 * Listens to the editor that shows this page in a frame: passes on the story while it is typed, and reloads the page when the story is
 * saved or published.
 */
export function openBridge({ storyId, editorOrigin }: { storyId: number; editorOrigin: string }, onInput: (story: unknown) => void): void {
  // The editor's script accepts messages from any origin, so only those of the editor are let through.
  window.addEventListener("message", (event) => event.origin !== editorOrigin && event.stopImmediatePropagation(), true);
  void loadStoryblokBridge().then(() =>
    registerStoryblokBridge(storyId, onInput, {
      customParent: editorOrigin,
      resolveRelations: ["article.author", "article.related"],
    }),
  );
}
