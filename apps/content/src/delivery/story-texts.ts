import { LRUCache } from "lru-cache";
import type { Story } from "../snapshot/story.ts";
import { storyAnswer } from "./story-answer.ts";
import type { StoryWriter, View } from "./view.ts";
import { Written } from "./write-json.ts";

/** Caches serialized stories, because many lists show the same ones. */
export class StoryTexts implements StoryWriter {
  readonly #texts: LRUCache<string, Written>;

  constructor(bytes: number) {
    this.#texts = new LRUCache({ maxSize: bytes, sizeCalculation: ({ text }, key) => (text.length + key.length) * 2 });
  }

  write(story: Story, view: View): Written {
    const { language, fallback, excluding } = view;
    const key = `${story.id} ${language ?? ""} ${fallback ?? ""} ${[...excluding].join()}`;
    let written = this.#texts.get(key);
    if (!written) this.#texts.set(key, (written = new Written(JSON.stringify(storyAnswer(story, view)))));
    return written;
  }

  drop = (): void => this.#texts.clear();
}
