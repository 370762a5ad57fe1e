import type { TranslatedSlug } from "@azulejo/database";

export type Content = Record<string, unknown>;
/** The draft is the last saved state, the published version the public one. */
export type Version = "draft" | "published";

/** A story or folder in memory; draft and published content are the same object if equal. */
export interface Story {
  id: number;
  uuid: string;
  spaceId: number;
  parentId: number | null;
  name: string;
  slug: string;
  fullSlug: string;
  isFolder: boolean;
  isStartpage: boolean;
  position: number;
  path: string | null;
  tags: string[];
  translatedSlugs: TranslatedSlug[];
  sortByDate: string | null;
  groupId: string;
  draft: Content;
  published: Content | null;
  /** Increases with every change of the row. */
  revision: number;
  /** Increases with every public change. */
  publicRevision: number;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  firstPublishedAt: string | null;
}

export const contentOf = (story: Story, version: Version): Content | null => (version === "draft" ? story.draft : story.published);

/** Default list order: by position, then newest first. */
export const byPosition = (a: Story, b: Story): number => a.position - b.position || b.id - a.id;
