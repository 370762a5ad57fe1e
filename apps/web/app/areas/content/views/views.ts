import { ArticleView } from "./article-view.tsx";
import { AuthorView } from "./author-view.tsx";
import { LocationView } from "./location-view.tsx";
import { PageView } from "./page-view.tsx";
import { SectionView } from "./section-view.tsx";
import type { View } from "./view.ts";

/** One view per kind of story, by the name of its component. */
export const views = {
  page: PageView as View,
  article: ArticleView as View,
  author: AuthorView as View,
  location: LocationView as View,
  section: SectionView as View,
} as { page: View } & Record<string, View | undefined>;
