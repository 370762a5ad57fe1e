import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/content", label: "content.stories", right: "content.write" },
  { path: "/content/banners", label: "banners.title", right: "content.write" },
  { path: "/content/assets", label: "assets.title", right: "content.write" },
  { path: "/content/releases", label: "releases.title", right: "content.write" },
  { path: "/content/forms", label: "forms.title", right: "content.write" },
  { path: "/content/redirects", label: "redirects.title", right: "content.publish" },
  { path: "/content/search-words", label: "searchWords.title", right: "content.publish" },
];

export const ContentPages = () => <SectionPages section="section.content" pages={pages} />;
