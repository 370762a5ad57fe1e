import { bearer, provedPerson } from "@azulejo/testing/people.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

const personOf = async ({ read }: Office, email: string) => (await read(`people?query=${email}`)).people[0];

/** Applies for a business account with a new account. */
async function applied({ shop, as, read }: Office) {
  const { pair } = await provedPerson(shop);
  const where = { line1: "1 Main St", city: "Reno", province: "NV", postalCode: "89501", country: "US" };
  const fields = { kind: "business", type: "dealer", company: "Ruiz Tile", phone: "775 555 0100", address: where };
  const { reference } = await as(bearer(pair), "customer/createcustomerrequest", fields);
  const { applications } = await read("applications");
  return applications.find((one: { reference: string }) => one.reference === reference);
}

/** Customers and their business accounts. */
export const customersActs: Record<string, Act> = {
  async openbusiness({ act, read }) {
    const terms = { type: "builder", paymentTerm: "CASH", creditLimitCents: null, postalCode: null, person: null };
    await act("openbusiness", { name: "Sierra Homes", ...terms, branches: [{ name: "Sierra Homes", city: "Reno", state: "NV" }] });
    const { customers } = await read("customers?query=Sierra Homes");
    return entry("customer.opened", "customer", customers[0].customerId);
  },
  async invitetobusiness({ act, dealerId }) {
    const person = { firstName: "Ana", lastName: "Ruiz", email: "ana@ruiz.test", language: "es" };
    await act("invitetobusiness", { customerId: dealerId, ...person, roles: ["Sales"] });
    return entry("customer.invited", "customer", dealerId);
  },
  async moveperson(office) {
    const { shop, act, dealerId } = office;
    const { email } = await provedPerson(shop);
    const { accountId } = await personOf(office, email);
    await act("moveperson", { accountId, customerId: dealerId, roles: ["Sales"] });
    return entry("customer.person_moved", "person", email);
  },
  async setexternalid({ act, dealerId }) {
    await act("setexternalid", { kind: "business", no: dealerId, source: "erp", id: "C-100" });
    return entry("customer.external_id", "customer", dealerId);
  },
  async removeexternalid({ act, dealerId }) {
    const named = { kind: "business", no: dealerId, source: "erp", id: "C-200" };
    await act("setexternalid", named);
    await act("removeexternalid", named);
    return entry("customer.external_id", "customer", dealerId);
  },
  async mergecustomers({ act, read }) {
    const terms = { type: "builder", paymentTerm: "CASH", creditLimitCents: null, postalCode: null, person: null };
    for (const name of ["Merged Homes One", "Merged Homes Two"])
      await act("openbusiness", { name, ...terms, branches: [{ name, city: "Reno", state: "NV" }] });
    const { customers } = await read("customers?query=Merged Homes");
    const [from, into] = customers.map(({ customerId }: { customerId: number }) => customerId);
    const { revision } = await read(`previewmerge?from=${from}&into=${into}`);
    await act("mergecustomers", { from, into, revision, paymentTerm: "NET30", creditLimitCents: null });
    return entry("customer.merged", "customer", into);
  },
  async saveterms({ act, dealerId }) {
    await act("saveterms", { customerId: dealerId, paymentTerm: "NET45", creditLimitCents: 9_000_000, locked: false });
    return entry("customer.terms", "customer", dealerId);
  },
  async lockcustomer({ act, dealerId }) {
    await act("lockcustomer", { customerId: dealerId, locked: true, reason: "Returned checks" });
    await act("lockcustomer", { customerId: dealerId, locked: false });
    return entry("customer.locked", "customer", dealerId);
  },
  async lockperson(office) {
    const { accountId, email } = await personOf(office, "locked@demo.test");
    await office.act("lockperson", { accountId, reason: "Returned checks" });
    return entry("customer.locked", "person", email);
  },
  async unlockperson(office) {
    const { accountId, email } = await personOf(office, "locked@demo.test");
    await office.act("lockperson", { accountId, reason: "Again" });
    await office.act("unlockperson", { accountId });
    return entry("customer.locked", "person", email);
  },
  async decideapplication(office) {
    const { id, reference } = await applied(office);
    await office.act("decideapplication", { id, accepted: true });
    return entry("application.decided", "application", reference);
  },
  async askapplicant(office) {
    const { id, reference } = await applied(office);
    await office.act("askapplicant", { id, question: "Which state?" });
    return entry("application.asked", "application", reference);
  },
  async savecustomerprices({ act, read, dealerId }) {
    const { revision } = await read(`customerprices?customerId=${dealerId}`);
    const line = { scope: "all", key: "", offBasisPoints: 700, cents: null };
    await act("savecustomerprices", { customerId: dealerId, level: null, lines: [line], revision });
    return entry("customer.prices", "customer", dealerId);
  },
  async viewascustomer(office) {
    const { accountId } = await personOf(office, "dealer-admin@demo.test");
    await office.act("viewascustomer", { accountId, reason: "They ask why a price is missing" });
    return entry("customer.viewed", "person", "dealer-admin@demo.test");
  },
  async decidetaxexemption({ act, as, dealer }) {
    const document = { name: "resale.pdf", type: "application/pdf", data: Buffer.from("%PDF-1.4\n%%EOF\n").toString("base64") };
    const certificate = { country: "US", province: "NV", certificateNo: "RCE-002-913", document };
    const { id } = await as(dealer, "customer/submittaxexemption", certificate);
    await act("decidetaxexemption", { id, approved: true });
    return entry("certificate.decided", "certificate", id);
  },
};
