import { LRUCache } from "lru-cache";
import type { Component, Datasource, Space } from "./space.ts";
import { byPosition, contentOf, type Story, type Version } from "./story.ts";
import { TranslatedPaths, withoutSlashes } from "./translated-paths.ts";

/** One space in memory, with everything that the delivery API returns. Derived data is computed on first use. */
export class SpaceSnapshot {
  space: Space;
  components = new Map<string, Component>();
  datasources: Datasource[] = [];
  readonly #byId = new Map<number, Story>();
  readonly #byUuid = new Map<string, Story>();
  readonly #bySlug = new Map<string, Story>();
  #ordered: Story[] = [];
  #isOrdered = true;
  #listed: Partial<Record<Version, Story[]>> = {};
  #translated: TranslatedPaths | undefined;
  readonly #cache = new LRUCache<string, readonly Story[]>({ max: 64 });

  constructor(space: Space) {
    this.space = space;
  }

  byId = (id: number): Story | undefined => this.#byId.get(id);
  byUuid = (uuid: string): Story | undefined => this.#byUuid.get(uuid);
  /** Returns the story at an address without language; a folder's startpage is found with and without a trailing slash. */
  bySlug = (slug: string): Story | undefined => this.#bySlug.get(withoutSlashes(slug));

  put(story: Story): void {
    this.remove(story.id);
    this.#byId.set(story.id, story);
    this.#byUuid.set(story.uuid, story);
    if (!story.isFolder) this.#bySlug.set(withoutSlashes(story.fullSlug), story);
    this.#ordered.push(story);
    this.#forgetDerived();
  }

  remove(id: number): void {
    const known = this.#byId.get(id);
    if (!known) return;
    this.#byId.delete(id);
    if (this.#byUuid.get(known.uuid) === known) this.#byUuid.delete(known.uuid);
    const slug = withoutSlashes(known.fullSlug);
    if (this.#bySlug.get(slug) === known) this.#bySlug.delete(slug);
    this.#forgetDerived();
  }

  /** Stories and folders in list order. */
  get ordered(): readonly Story[] {
    if (!this.#isOrdered) {
      // Nearly sorted already, so sorting is cheap; removed and replaced stories are dropped.
      this.#ordered = this.#ordered.filter((story) => this.#byId.get(story.id) === story).sort(byPosition);
      this.#isOrdered = true;
    }
    return this.#ordered;
  }

  /** Returns a version's stories without folders, in list order. */
  stories(version: Version): readonly Story[] {
    this.#listed[version] ??= this.ordered.filter((story) => !story.isFolder && contentOf(story, version) !== null);
    return this.#listed[version];
  }

  get translated(): TranslatedPaths {
    this.#translated ??= new TranslatedPaths(this.ordered, this.byId);
    return this.#translated;
  }

  /** Caches a sorted or filtered list of stories until a story changes. */
  cached(name: string, make: () => readonly Story[]): readonly Story[] {
    let stories = this.#cache.get(name);
    if (!stories) this.#cache.set(name, (stories = make()));
    return stories;
  }

  #forgetDerived(): void {
    this.#cache.clear();
    this.#isOrdered = false;
    this.#listed = {};
    this.#translated = undefined;
  }
}
