import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/content", label: "content.stories" },
  { path: "/content/banners", label: "banners.title" },
  { path: "/content/assets", label: "assets.title" },
  { path: "/content/releases", label: "releases.title" },
  { path: "/content/forms", label: "forms.title" },
  { path: "/content/redirects", label: "redirects.title" },
  { path: "/content/search-words", label: "searchWords.title" },
];

export const ContentPages = () => <SectionPages section="section.content" pages={pages} />;
