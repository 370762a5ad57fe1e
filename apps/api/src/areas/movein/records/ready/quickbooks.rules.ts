import { termOf } from "./companies.rules.ts";
import { firstOf, type Step } from "./named-rows.ts";
import { splitName, withPerson } from "./people.rules.ts";
import { stateCode } from "./state-codes.ts";

/** "Reno, NV 89501", as the last line of an address is written. */
const CITY_LINE = /^(.+?),?\s+([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?\s+(\d{5}(?:-\d{4})?)$/;

/** Reads QuickBooks' customers: a name with a colon is a job of the customer before it, which is a branch here. */
export const readQuickBooksCustomers: Step = ({ line, cells }) => {
  const name = firstOf(cells["Customer"], cells["Customer full name"], cells["Name"]);
  const [parent = "", ...jobs] = name.split(/\s*:\s*/);
  const lines = ["Bill to 1", "Bill to 2", "Bill to 3", "Bill to 4", "Bill to 5", "Bill from Street", "Billing address"].map(
    (column) => cells[column] ?? "",
  );
  const [, city = "", state = "", zip = ""] = lines.map((one) => CITY_LINE.exec(one.trim())).find(Boolean) ?? [];
  const job = jobs.join(":");
  const [given, surname] = splitName(firstOf(cells["Primary Contact"], cells["Full Name"]));
  const of = {
    ...cells,
    "customer id": [parent, ...jobs].join(":"),
    "customer parent": parent,
    "customer name": firstOf(cells["Company"], cells["Company name"], parent),
    "job name": job,
    "job number": job.slice(0, 20),
    "payment term": termOf(firstOf(cells["Terms"])),
    "credit limit": firstOf(cells["Credit Limit"]).replaceAll(",", ""),
    "billing city": firstOf(cells["Billing city"], cells["City"], city),
    "billing state": stateCode(firstOf(cells["Billing state"], cells["State"], state)),
    "billing zip": firstOf(cells["Billing ZIP code"], cells["Billing zip"], cells["Zip"], zip),
    "contact email": firstOf(cells["Main Email"], cells["Email"]),
    "contact given": firstOf(cells["First Name"], given),
    "contact surname": firstOf(cells["Last Name"], surname),
  };
  const row = withPerson({ line, cells: of }, { email: "contact email", given: "contact given", surname: "contact surname" });
  if (name === "" || /^total\b/i.test(name)) return [];
  return job === ""
    ? [{ table: "customers", ...row }, ...(of["contact email"] ? [{ table: "people", ...row }] : [])]
    : [{ table: "jobs", ...row }];
};

/** Types of payments and credits. */
const CREDITS = /credit|payment|refund/i;

/** Reads QuickBooks' report of open invoices, with each customer's rows below their name, followed by totals. */
export function readQuickBooksInvoices(): Step {
  let customer = "";
  return ({ line, cells }) => {
    const group = firstOf(cells[""]);
    const type = firstOf(cells["Type"], cells["Transaction Type"], cells["Transaction type"]);
    const total = /^total\b/i.test(group);
    if (group !== "" && !total) customer = group;
    if (type === "" || total) return [];
    const [parent = "", ...jobs] = firstOf(cells["Name"], cells["Customer"], cells["Customer full name"], customer).split(/\s*:\s*/);
    const open = firstOf(cells["Open Balance"], cells["Open balance"]);
    const number = firstOf(cells["Num"], cells["No."]);
    const date = firstOf(cells["Date"], cells["Transaction date"]);
    const isCredit = CREDITS.test(type) || /^[-(]/.test(open);
    const of = {
      ...cells,
      // A payment may have the number of a check, which isn't unique across customers.
      "invoice id": CREDITS.test(type)
        ? [type, number, parent, date].filter(Boolean).join(" ").slice(0, 80)
        : firstOf(number, `${type} ${parent} ${date}`.slice(0, 80)),
      "invoice number": firstOf(number, `${type} ${date}`).slice(0, 40),
      "invoice kind": isCredit ? "credit" : "invoice",
      "customer parent": parent,
      "customer job": jobs.length > 0 ? [parent, ...jobs].join(":") : "",
      "invoice date": date,
      "due date": isCredit ? "" : firstOf(cells["Due Date"], cells["Due date"], date),
      "invoice total": firstOf(cells["Amount"], open),
      "open balance": open,
      "purchase order": firstOf(cells["P. O. #"], cells["P.O. Number"], cells["PO Number"]),
    };
    return [{ table: "rows", line, cells: of }];
  };
}
