import { partAfterInput, partWhenIdle } from "../../../shell/browser/later-part.tsx";
import { PageView } from "./page-view.tsx";
import type { View } from "./view.ts";

/** One view per kind of story, by the name of its component; all but the plain page load later, most of them with the reader's first input. */
export const views = {
  page: PageView as View,
  article: partAfterInput(async () => (await import("./article-view.tsx")).ArticleView as View),
  author: partAfterInput(async () => (await import("./author-view.tsx")).AuthorView as View),
  location: partWhenIdle(async () => (await import("./location-view.tsx")).LocationView as View),
  section: partAfterInput(async () => (await import("./section-view.tsx")).SectionView as View),
} as { page: View } & Record<string, View | undefined>;
