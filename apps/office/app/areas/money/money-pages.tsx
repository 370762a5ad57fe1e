import { type SectionPage, SectionPages } from "../../frame/section-pages.tsx";

const pages: readonly SectionPage[] = [
  { path: "/money", label: "books.payments" },
  { path: "/money/back", label: "books.back" },
  { path: "/money/payouts", label: "payouts.title" },
  { path: "/money/invoices", label: "invoices.title" },
  { path: "/money/ageing", label: "books.ageing" },
  { path: "/money/months", label: "books.months" },
  { path: "/money/accounting", label: "books.accounting" },
  { path: "/money/balances", label: "books.balances" },
  { path: "/money/taxes", label: "books.taxes" },
  { path: "/money/check", label: "books.check" },
];

export const MoneyPages = () => <SectionPages section="section.money" pages={pages} />;
