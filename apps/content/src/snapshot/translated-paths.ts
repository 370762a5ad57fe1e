import type { Story } from "./story.ts";

/** Translated addresses: `blog/hello` is `diario/hola` in Spanish. */
export class TranslatedPaths {
  /** Whether any story of the space has a translated slug. */
  readonly inUse: boolean;
  readonly #stories: readonly Story[];
  readonly #byId: (id: number) => Story | undefined;
  readonly #paths = new Map<string, Map<Story, string>>();
  readonly #found = new Map<string, Map<string, Story>>();

  constructor(stories: readonly Story[], byId: (id: number) => Story | undefined) {
    this.#stories = stories;
    this.#byId = byId;
    this.inUse = stories.some((story) => story.translatedSlugs.length > 0);
  }

  /** Returns the full slug in a language, without the language prefix. */
  pathOf(story: Story, language: string): string {
    if (!this.inUse) return story.fullSlug;
    let paths = this.#paths.get(language);
    if (!paths) this.#paths.set(language, (paths = new Map()));
    return this.#compose(story, language, paths);
  }

  #compose(story: Story, language: string, paths: Map<Story, string>): string {
    const known = paths.get(story);
    if (known !== undefined) return known;
    const parent = story.parentId === null ? undefined : this.#byId(story.parentId);
    const before = parent ? `${this.#compose(parent, language, paths)}/` : "";
    const path = story.isStartpage && parent ? before : before + (translationOf(story, language)?.slug || story.slug);
    paths.set(story, path);
    return path;
  }

  find(path: string, language: string): Story | undefined {
    if (!this.inUse) return undefined;
    let found = this.#found.get(language);
    if (!found) {
      const stories = this.#stories.filter((story) => !story.isFolder);
      found = new Map(stories.map((story) => [withoutSlashes(this.pathOf(story, language)), story]));
      this.#found.set(language, found);
    }
    return found.get(withoutSlashes(path));
  }
}

export const translationOf = (story: Story, language: string) => story.translatedSlugs.find((one) => one.lang === language);

export const withoutSlashes = (slug: string): string => {
  if (!slug.startsWith("/") && !slug.endsWith("/")) return slug;
  let [start, end] = [0, slug.length];
  while (slug[start] === "/") start += 1;
  while (end > start && slug[end - 1] === "/") end -= 1;
  return slug.slice(start, end);
};
