import { type OfficeCustomer, office } from "@azulejo/contract";
import { certificateCommands } from "./customers/certificates.ts";
import { readCommandLine, runCommand, tell } from "./environment.ts";
import { asStaff } from "./orders/as-staff.ts";
import { amount } from "./orders/formats.ts";
import type { OfficeClient } from "./orders/office-client.ts";
import { table } from "./orders/order-text.ts";

const USAGE = `npm run customers -- COMMAND [options]

Business accounts and their terms, for staff with the right customers.write. It talks to a running shop over HTTP; sign in with
npm run orders -- sign-in.

  list [NAME]   accounts by name, or those with NAME in theirs, with their terms and what they owe
  terms ID      changes an account's terms; what isn't named stays
  certificates  tax exemption certificates that wait for a decision; --all for the others too
  document ID   saves a certificate's document here
  approve ID    approves a certificate and emails whoever sent it
  refuse ID     refuses one, or withdraws an approval

  --until 2027-12-31    the certificate's last day, if another than was sent
  --reason TEXT         why it is refused; the customer reads it

  --term CASH|NET30     payment with the order, or in 30 (or any number of) days
  --limit 25000         the credit line in dollars; --no-limit for none
  --lock | --unlock     a locked account can't order, but sees its orders and pays
  --page N              for list
  --json                prints the shop's JSON response
  --url URL             the shop; PUBLIC_URL or http://localhost:$PORT by default
  --help                this text`;

const options = {
  term: { type: "string" },
  limit: { type: "string" },
  "no-limit": { type: "boolean" },
  lock: { type: "boolean" },
  unlock: { type: "boolean" },
  page: { type: "string" },
  all: { type: "boolean" },
  until: { type: "string" },
  reason: { type: "string" },
  json: { type: "boolean" },
  url: { type: "string" },
  help: { type: "boolean" },
} as const;

type Flags = ReturnType<typeof readArguments>["values"];
const readArguments = () => readCommandLine(options, USAGE);

/** `npm run customers`. @returns the exit code */
async function main(): Promise<number> {
  const { values: flags, positionals } = readArguments();
  const [name = "", named = ""] = positionals;
  const command = { list, terms }[name];
  const about = certificateCommands[name];
  if ((!command && !about) || flags.help) {
    tell(USAGE);
    return flags.help || name === "" ? 0 : 1;
  }
  if (about) {
    tell(await asStaff(flags.url, (client) => about(client, named, flags)));
    return 0;
  }
  const customers = await asStaff(flags.url, async (client) => command?.(client, named, flags) ?? []);
  tell(flags.json ? JSON.stringify(customers, null, 2) : customersText(customers));
  return 0;
}

const list = async (client: OfficeClient, query: string, { page }: Flags): Promise<OfficeCustomer[]> =>
  (await client.call(office.customers, { ...(query && { query }), page: Number(page) || 1 })).customers;

async function terms(client: OfficeClient, id: string, flags: Flags): Promise<OfficeCustomer[]> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new Error("Name the account by its number, such as npm run customers -- terms 12 --limit 25000.");
  const customerId = Number(id);
  const now = await accountOf(client, customerId);
  const creditLimitCents = flags["no-limit"] ? null : flags.limit === undefined ? now.creditLimitCents : centsOf(flags.limit);
  const locked = flags.lock ? true : flags.unlock ? false : now.locked;
  const paymentTerm = flags.term?.toUpperCase() ?? now.paymentTerm;
  return [await client.call(office.saveTerms, { customerId, paymentTerm, creditLimitCents, locked })];
}

/** Finds an account in the list, which is short enough to be read completely. */
async function accountOf(client: OfficeClient, customerId: number, page = 1): Promise<OfficeCustomer> {
  const { customers } = await client.call(office.customers, { page });
  const found = customers.find((one) => one.customerId === customerId);
  if (found) return found;
  if (customers.length === 0) throw new Error(`There is no business account ${customerId}. Run npm run customers -- list.`);
  return accountOf(client, customerId, page + 1);
}

function centsOf(dollars: string): number {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(dollars)) throw new Error(`${dollars} isn't an amount. Write it like 25000 or 1250.50.`);
  return Math.round(Number(dollars) * 100);
}

function customersText(customers: OfficeCustomer[]): string {
  if (customers.length === 0) return "No business accounts.";
  const shown = (cents: number | null, currency: string) => (cents === null ? "none" : amount(cents, currency));
  const rows = customers.map((one) => [
    String(one.customerId),
    one.name,
    one.type,
    one.paymentTerm,
    shown(one.creditLimitCents, one.currency),
    shown(one.owedCents, one.currency),
    shown(one.heldCents, one.currency),
    one.locked ? "locked" : "",
  ]);
  return table(["id", "name", "type", "term", "limit", "owes", "held", ""], rows, ["id", "limit", "owes", "held"]);
}

runCommand(main);
