import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/prices", label: "prices.overview", right: "prices.write" },
  { path: "/prices/plan", label: "plan.title", right: "promotions.write" },
  { path: "/prices/planned", label: "plan.plannedTitle", right: "promotions.write" },
  { path: "/prices/codes", label: "codes.title", right: "promotions.write" },
  { path: "/prices/history", label: "plan.history", right: "orders.read" },
];

export const PricePages = () => <SectionPages section="section.prices" pages={pages} />;
