import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/money", label: "books.payments", right: "payments.read" },
  { path: "/money/back", label: "books.back", right: "payments.read" },
  { path: "/money/payouts", label: "payouts.title", right: "payments.read", allStores: true },
  { path: "/money/invoices", label: "invoices.title", right: "payments.read", allStores: true },
  { path: "/money/ageing", label: "books.ageing", right: "payments.read", allStores: true },
  { path: "/money/months", label: "books.months", right: "payments.read", allStores: true },
  { path: "/money/accounting", label: "books.accounting", right: "payments.read", allStores: true },
  { path: "/money/balances", label: "books.balances", right: "payments.read", allStores: true },
  { path: "/money/taxes", label: "books.taxes", right: "payments.read", allStores: true },
  { path: "/money/check", label: "books.check", right: "payments.read", allStores: true },
];

export const MoneyPages = () => <SectionPages section="section.money" pages={pages} />;
