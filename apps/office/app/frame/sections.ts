import type { StaffRight } from "@azulejo/contract";
import type { OfficeStaff } from "@azulejo/contract/areas/office.ts";
import type { MessageKey } from "../i18n/text.ts";

interface Section {
  path: string;
  label: MessageKey;
  /** Typed after `g`. */
  key: string;
  /** The right needed to see the section; null if everybody sees it. */
  right: StaffRight | null;
  /** Only for staff who aren't limited to certain stores. */
  allStores?: boolean;
}

/** The side rail's sections, in groups. */
export const sections: readonly (readonly Section[])[] = [
  [
    { path: "/", label: "section.today", key: "t", right: null },
    { path: "/orders", label: "section.orders", key: "o", right: "orders.read" },
    { path: "/returns", label: "section.returns", key: "b", right: "orders.read" },
    { path: "/quotes", label: "section.quotes", key: "q", right: "quotes.write" },
    { path: "/customers", label: "section.customers", key: "c", right: "customers.read" },
  ],
  [
    { path: "/catalogue", label: "section.catalog", key: "k", right: "catalogue.write" },
    { path: "/prices", label: "section.prices", key: "p", right: "prices.write" },
    { path: "/stock", label: "section.stock", key: "s", right: "orders.read" },
    { path: "/certificates", label: "section.certificates", key: "x", right: "customers.write" },
  ],
  [
    { path: "/money", label: "section.money", key: "m", right: "payments.read" },
    { path: "/reports", label: "section.reports", key: "r", right: "reports.read" },
    { path: "/audit", label: "section.audit", key: "a", right: "audit.read", allStores: true },
  ],
  [
    { path: "/content", label: "section.content", key: "n", right: "content.write" },
    { path: "/staff", label: "section.staff", key: "w", right: "staff.write" },
    { path: "/settings", label: "section.settings", key: "e", right: "settings.write" },
  ],
];

/** Returns the sections that a staff member has access to, in their groups. */
export const sectionsFor = ({ rights, stores }: Pick<OfficeStaff, "rights" | "stores">): Section[][] =>
  sections
    .map((group) => group.filter(({ right, allStores }) => (right === null || rights.includes(right)) && (!allStores || stores === null)))
    .filter((group) => group.length > 0);
