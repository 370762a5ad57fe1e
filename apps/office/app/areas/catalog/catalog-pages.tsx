import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/catalogue", label: "imports.grid" },
  { path: "/catalogue/imports", label: "imports.title" },
];

export const CatalogPages = () => <SectionPages section="section.catalog" pages={pages} />;
