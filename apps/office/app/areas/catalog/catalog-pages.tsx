import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/catalogue", label: "imports.grid", right: "catalogue.write" },
  { path: "/catalogue/imports", label: "imports.title", right: "catalogue.write", allStores: true },
];

export const CatalogPages = () => <SectionPages section="section.catalog" pages={pages} />;
