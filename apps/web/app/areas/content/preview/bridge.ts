import { loadStoryblokBridge, registerStoryblokBridge } from "@storyblok/react";

/**
 * Listens to the editor that shows this page in its frame: what is typed in this page's story is handed on, a saved or
 * published story loads the page anew.
 */
export function openBridge({ storyId, editorOrigin }: { storyId: number; editorOrigin: string }, onInput: (story: unknown) => void): void {
  // The bridge itself listens to everybody; only the editor may speak to it.
  window.addEventListener("message", (event) => event.origin !== editorOrigin && event.stopImmediatePropagation(), true);
  void loadStoryblokBridge().then(() =>
    registerStoryblokBridge(storyId, onInput, {
      customParent: editorOrigin,
      resolveRelations: ["article.author", "article.related"],
    }),
  );
}
