import type { ContentManager, ContentReader } from "@azulejo/content-client";

/** The content of one storefront. */
export interface SpaceContent {
  reader: ContentReader;
  /** Changes content for the office; null without a management token. */
  manager: ContentManager | null;
}

/** The content of a storefront that has no space: no page, and nothing to edit. */
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
