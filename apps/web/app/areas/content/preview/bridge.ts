import { loadStoryblokBridge, registerStoryblokBridge } from "@storyblok/react";

/**
 * Listens to the editor that shows this page in its frame: passes on the story as it is typed, and reloads the page
 * when the story is saved or published.
 */
export function openBridge({ storyId, editorOrigin }: { storyId: number; editorOrigin: string }, onInput: (story: unknown) => void): void {
  // The bridge accepts messages from any origin, so only the editor's are let through.
  window.addEventListener("message", (event) => event.origin !== editorOrigin && event.stopImmediatePropagation(), true);
  void loadStoryblokBridge().then(() =>
    registerStoryblokBridge(storyId, onInput, {
      customParent: editorOrigin,
      resolveRelations: ["article.author", "article.related"],
    }),
  );
}
