import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/reports", label: "reports.sales", right: "reports.read" },
  { path: "/reports/margin", label: "margin.title", right: "costs.read" },
  { path: "/reports/costs", label: "costs.title", right: "costs.write", allStores: true },
  { path: "/reports/samples", label: "reports.samples", right: "reports.read" },
  { path: "/reports/searches", label: "searches.title", right: "reports.read" },
  { path: "/reports/stock", label: "reports.stock", right: "reports.read" },
];

export const ReportPages = () => <SectionPages section="section.reports" pages={pages} />;
