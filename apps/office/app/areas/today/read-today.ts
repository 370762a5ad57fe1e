import { CallRefused } from "../../call/call-failures.ts";
import { load } from "../../call/load.ts";
import { mayOpen } from "../../frame/access/page-access.ts";
import { readStaff } from "../../frame/staff.ts";

const NEWEST = 10;
/** Kinds of work that orders wait for, the most urgent first. */
export const works = ["late", "answer", "confirm", "unpaid", "pick", "ready", "ship"] as const;

/** Counts the open work; null if the staff member lacks the right to see it. */
export async function readToday(request: Request) {
  const staff = await readStaff(request);
  const { rights } = staff;
  const seesOrders = rights.includes("orders.read");
  const [open, waiting, certificates, quotes, applications, forms, releases, returns, privacy, legal, searches, plans, imports] =
    await Promise.all([
      seesOrders ? load("orders", { status: "open", pageSize: NEWEST }, request) : null,
      Promise.all(works.map(async (work) => (seesOrders ? (await load("orders", { work, pageSize: 1 }, request)).total : null))),
      rights.includes("customers.write") ? load("taxExemptions", { state: "submitted" }, request) : null,
      rights.includes("quotes.write") ? load("quotes", {}, request) : null,
      rights.includes("customers.read") ? load("applications", {}, request) : null,
      rights.includes("content.write") ? load("formEntries", {}, request) : null,
      rights.includes("content.publish") ? load("contentReleases", {}, request) : null,
      seesOrders ? load("returns", {}, request) : null,
      rights.includes("privacy.write") ? load("privacyRequests", {}, request) : null,
      rights.includes("settings.write") ? unlessDown(load("legalTexts", {}, request)) : null,
      rights.includes("reports.read") ? load("missedSearches", {}, request) : null,
      rights.includes("promotions.write") ? load("pricePlans", {}, request) : null,
      mayOpen("catalogue/imports", staff) ? load("catalogueImports", {}, request) : null,
    ]);
  return {
    openOrders: open?.total ?? null,
    newest: open?.orders ?? [],
    waiting: works.map((work, index) => ({ work, count: waiting[index] ?? null })),
    certificates: certificates?.total ?? null,
    quotes: quotes?.requested ?? null,
    applications: applications?.total ?? null,
    forms: forms?.total ?? null,
    releases: releases?.total ?? null,
    returns: returns?.total ?? null,
    replacements: returns?.replacements ?? null,
    legalTexts: legal?.awaiting ?? null,
    terms: legal && legal.terms.agreed !== legal.terms.published ? legal.terms : null,
    searches,
    plans: plans?.plans.length ?? null,
    imports: imports && {
      failed: imports.imports.filter(({ state }) => state === "failed").length,
      checked: imports.imports.filter(({ state }) => state === "checked").length,
    },
    privacy: privacy && { open: privacy.total, late: privacy.requests.filter(({ isLate }) => isLate).length },
  };
}

/** If the content system that stores the texts is down, the other work is still counted. */
const unlessDown = <T>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof CallRefused && error.status >= 500) return null;
    throw error;
  });
