import { lazy } from "react";
import { PageView } from "./page-view.tsx";
import type { View } from "./view.ts";

/** One view per kind of story, by the name of its component; all but the plain page in separate chunks. */
export const views = {
  page: PageView as View,
  article: lazy(async () => ({ default: (await import("./article-view.tsx")).ArticleView as View })),
  author: lazy(async () => ({ default: (await import("./author-view.tsx")).AuthorView as View })),
  location: lazy(async () => ({ default: (await import("./location-view.tsx")).LocationView as View })),
  section: lazy(async () => ({ default: (await import("./section-view.tsx")).SectionView as View })),
} as { page: View } & Record<string, View | undefined>;
