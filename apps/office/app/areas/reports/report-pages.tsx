import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/reports", label: "reports.sales" },
  { path: "/reports/margin", label: "margin.title" },
  { path: "/reports/costs", label: "costs.title" },
  { path: "/reports/samples", label: "reports.samples" },
  { path: "/reports/searches", label: "searches.title" },
  { path: "/reports/stock", label: "reports.stock" },
];

export const ReportPages = () => <SectionPages section="section.reports" pages={pages} />;
