import type { ContentManager, ContentReader } from "@azulejo/content-client";

/** The content of one storefront. */
export interface SpaceContent {
  reader: ContentReader;
  /** The management API for the office; null without a token. */
  manager: ContentManager | null;
}

/** The content of a storefront without a space: no pages, and nothing to edit. */
export const noContent: SpaceContent = {
  reader: {
    isPreview: () => false,
    story: async () => null,
    stories: async () => ({ stories: [], total: 0 }),
    allStories: async () => [],
    links: async () => [],
    entries: async () => [],
    readVersion: async () => 0,
    drop() {},
  },
  manager: null,
};
