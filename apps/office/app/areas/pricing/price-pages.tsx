import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/prices", label: "prices.overview" },
  { path: "/prices/plan", label: "plan.title" },
  { path: "/prices/planned", label: "plan.plannedTitle" },
  { path: "/prices/codes", label: "codes.title" },
  { path: "/prices/history", label: "plan.history" },
];

export const PricePages = () => <SectionPages section="section.prices" pages={pages} />;
