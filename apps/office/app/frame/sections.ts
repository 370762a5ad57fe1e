import type { OfficeStaff } from "@azulejo/contract/areas/office.ts";
import type { MessageKey } from "../i18n/text.ts";
import { mayOpen } from "./access/page-access.ts";

interface Section {
  path: string;
  label: MessageKey;
  /** Typed after `g`. */
  key: string;
}

/** The side rail's sections, in groups. */
export const sections: readonly (readonly Section[])[] = [
  [
    { path: "/", label: "section.today", key: "t" },
    { path: "/orders", label: "section.orders", key: "o" },
    { path: "/returns", label: "section.returns", key: "b" },
    { path: "/quotes", label: "section.quotes", key: "q" },
    { path: "/customers", label: "section.customers", key: "c" },
  ],
  [
    { path: "/catalogue", label: "section.catalog", key: "k" },
    { path: "/prices", label: "section.prices", key: "p" },
    { path: "/stock", label: "section.stock", key: "s" },
    { path: "/certificates", label: "section.certificates", key: "x" },
  ],
  [
    { path: "/money", label: "section.money", key: "m" },
    { path: "/reports", label: "section.reports", key: "r" },
    { path: "/audit", label: "section.audit", key: "a" },
  ],
  [
    { path: "/content", label: "section.content", key: "n" },
    { path: "/staff", label: "section.staff", key: "w" },
    { path: "/settings", label: "section.settings", key: "e" },
  ],
];

/** Returns the sections that a staff member has access to, in their groups. */
export const sectionsFor = (staff: Pick<OfficeStaff, "rights" | "stores">): Section[][] =>
  sections.map((group) => group.filter(({ path }) => mayOpen(path, staff))).filter((group) => group.length > 0);
