import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/stock", label: "goods.lots" },
  { path: "/stock/reservations", label: "reservation.title" },
  { path: "/stock/containers", label: "goods.containers" },
  { path: "/stock/transfers", label: "goods.transfers" },
  { path: "/stock/counts", label: "goods.counts" },
  { path: "/stock/slabs", label: "slabs.title" },
];

export const StockPages = () => <SectionPages section="section.stock" pages={pages} />;
