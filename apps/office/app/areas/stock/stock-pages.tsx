import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/stock", label: "goods.lots", right: "orders.read" },
  { path: "/stock/reservations", label: "reservation.title", right: "orders.read" },
  { path: "/stock/containers", label: "goods.containers", right: "stock.receive" },
  { path: "/stock/transfers", label: "goods.transfers", right: "stock.receive" },
  { path: "/stock/counts", label: "goods.counts", right: "stock.count" },
  { path: "/stock/slabs", label: "slabs.title", right: "orders.read" },
];

export const StockPages = () => <SectionPages section="section.stock" pages={pages} />;
