import { firstOf, type Step } from "./named-rows.ts";
import { withPerson } from "./people.rules.ts";

/** Reads Shopify's companies, which have a row for each location and person; only the first one may have the company's name. */
export function readShopifyCompanies(): Step {
  let company = { id: "", name: "" };
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && Boolean(seen.add(key));
  return ({ line, cells }) => {
    const id = firstOf(cells["ID"], cells["Company ID"]);
    const name = firstOf(cells["Name"], cells["Company name"]);
    if (id || name) company = { id: firstOf(id, name), name: firstOf(name, company.id === id ? company.name : "") };
    const location = firstOf(cells["Location: ID"], cells["Location ID"], cells["Location: Name"], cells["Location name"]);
    const email = firstOf(cells["Customer: Email"], cells["Main Contact: Customer Email"], cells["Customer email"]);
    const of = {
      ...cells,
      "company id": company.id,
      "company name": company.name,
      "location id": location && `${company.id}/${location}`,
      "location name": firstOf(cells["Location: Name"], cells["Location name"], location),
      "location number": location.slice(-20),
      "person role": /order(?:ing)? only/i.test(firstOf(cells["Customer: Location Role"])) ? "Sales" : "Administrator",
      "person email": email,
      "payment term": termOf(firstOf(cells["Location: Checkout Payment Terms"], cells["Location: Payment Terms"], cells["Payment terms"])),
    };
    const names = {
      email: "person email",
      given: "Customer: First Name",
      surname: "Customer: Last Name",
      state: "Location: Billing Province Code",
    };
    const row = withPerson({ line, cells: of }, names);
    return [
      ...(company.id && isNew(`company ${company.id}`) ? [{ table: "companies", ...row }] : []),
      ...(location && isNew(`location ${of["location id"]}`) ? [{ table: "locations", ...row }] : []),
      ...(email && isNew(`person ${email.toLowerCase()}`) ? [{ table: "people", ...row }] : []),
    ];
  };
}

/**
 * Returns the code of a payment term written in words, such as "Net 30"; returns other words unchanged, so that they are rejected by name.
 */
export function termOf(text: string): string {
  const [, days] = /\bnet\s*-?(\d{1,3})\b/i.exec(text) ?? [];
  if (days) return `NET${days}`;
  return /^(?:|none|no payment terms|due on (?:receipt|fulfillment)|cod|c\.o\.d\.|prepaid|cash|cash on delivery)$/i.test(text.trim())
    ? "CASH"
    : text;
}
