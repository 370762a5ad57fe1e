import type { TranslatedSlug } from "@azulejo/database";

export type Content = Record<string, unknown>;
/** Draft is the saved state, published the public one. */
export type Version = "draft" | "published";

/** A story or a folder as it lies in memory; the draft is the very same object as the published copy when both are equal. */
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
  /** Rises with every change of the row. */
  revision: number;
  /** Rises when the public sees something else. */
  publicRevision: number;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  firstPublishedAt: string | null;
}

export const contentOf = (story: Story, version: Version): Content | null => (version === "draft" ? story.draft : story.published);

/** The order of lists that ask for none: by position, then the newest first. */
export const byPosition = (a: Story, b: Story): number => a.position - b.position || b.id - a.id;
