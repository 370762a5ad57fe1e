import { type Act, recordActOf } from "@azulejo/api/areas/audit/index.ts";
import {
  type ApiKeyRow,
  endSecrets,
  issueKey,
  replaceSecret,
  revokeKeyRow,
  selectKeys,
  selectRole,
} from "@azulejo/api/areas/staff/index.ts";
import { ShopError } from "@azulejo/contract";
import { keyAddresses } from "@azulejo/contract/areas/office/staff/keys.ts";
import type { Database, Query } from "@azulejo/database";
import { runCommand, tell } from "../environment.ts";
import { withStorefront } from "../storefront/with-storefront.ts";

const USAGE = `npm run keys -- list
npm run keys -- create NAME --role ROLE [--from 203.0.113.0/24,2001:db8::/32] [--days 365]
npm run keys -- rotate NAME [--hours 24]
npm run keys -- revoke NAME

Manages the API keys of other systems. create and rotate print the secret, which is stored nowhere; an earlier secret works for 24 hours
more, or as --hours says. STOREFRONT_ID selects a storefront; the first one by default.`;

const COMMAND = "npm run keys";
const HOUR_MS = 3_600_000;
const OVERLAP_HOURS = 24;

/** `npm run keys`. */
async function main(): Promise<number> {
  const [verb = "", ...rest] = process.argv.slice(2);
  const [name = ""] = rest;
  const work = works[verb];
  if (!work || (verb !== "list" && (name === "" || name.startsWith("--")))) {
    tell(USAGE);
    return verb === "" || verb === "--help" ? 0 : 1;
  }
  const option = (flag: string) => rest[rest.indexOf(flag) + 1 || rest.length];
  tell(await withStorefront(({ database, storefront }) => work({ database, storefrontId: storefront.id, name, option })));
  return 0;
}

interface Work {
  database: Database;
  storefrontId: number;
  name: string;
  option(flag: string): string | undefined;
}

const works: Record<string, (work: Work) => Promise<string>> = {
  async list({ database, storefrontId }) {
    const keys = await selectKeys(database.query, storefrontId);
    if (keys.length === 0) return "There are no API keys yet. Create one with npm run keys -- create NAME --role ROLE.";
    return keys.map(lineOf).join("\n");
  },
  async create({ database, storefrontId, name, option }) {
    const code = option("--role") ?? "";
    const addresses = readAddresses(option("--from") ?? "");
    const days = option("--days");
    const now = new Date();
    const expiresAt = days === undefined ? null : new Date(now.getTime() + hoursOf(days) * 24 * HOUR_MS);
    return database.query.transaction().execute(async (query) => {
      const role = await selectRole(query, storefrontId, code);
      if (!role) throw new Error(`There is no role ${code}. Name one with --role.`);
      const key = { storefrontId, name, addresses, expiresAt, placeIds: [], roleId: role.id, createdBy: COMMAND, now };
      const { keyId, secret } = await issueKey(query, key).catch(explain);
      const after = { role: code, stores: null, addresses, expiresAt: expiresAt?.toISOString() ?? null };
      await record(query, storefrontId, { kind: "api_key.created", no: name, before: null, after });
      return shown(keyId, name, secret);
    });
  },
  async rotate(work) {
    const hours = hoursOf(work.option("--hours") ?? String(OVERLAP_HOURS));
    return changeKey(work, async (query, key) => {
      const now = new Date();
      const { secret } = await replaceSecret(query, key.id, { now, endsAt: new Date(now.getTime() + hours * HOUR_MS) });
      const after = { overlapHours: hours, hint: secret.slice(-4) };
      await record(query, work.storefrontId, { kind: "api_key.rotated", no: key.name, before: null, after });
      return shown(key.id, key.name, secret);
    });
  },
  async revoke(work) {
    return changeKey(work, async (query, key) => {
      const now = new Date();
      await revokeKeyRow(query, key.id, now);
      await endSecrets(query, key.id, now);
      const states = { before: { isRevoked: false }, after: { isRevoked: true } };
      await record(query, work.storefrontId, { kind: "api_key.revoked", no: key.name, ...states });
      return `${key.name} is revoked.`;
    });
  },
};

const changeKey = ({ database, storefrontId, name }: Work, change: (query: Query, key: ApiKeyRow) => Promise<string>): Promise<string> =>
  database.query.transaction().execute(async (query) => {
    const key = (await selectKeys(query, storefrontId)).find((one) => !one.isRevoked && one.name.toLowerCase() === name.toLowerCase());
    if (!key) throw new Error(`There is no API key ${name}. Run npm run keys -- list to see all of them.`);
    return change(query, key);
  });

function lineOf({ id, name, role, isRevoked, expiresAt, secrets, addresses }: ApiKeyRow): string {
  const used = secrets.flatMap(({ usedAt }) => usedAt ?? []).sort((one, other) => other.getTime() - one.getTime())[0];
  return [
    `no. ${id}`,
    name,
    role?.code ?? "no role",
    isRevoked ? "revoked" : expiresAt ? `until ${expiresAt.toISOString()}` : "does not expire",
    addresses.length > 0 ? `from ${addresses.join(", ")}` : "from anywhere",
    used ? `last used ${used.toISOString()}` : "never used",
  ].join("  ");
}

const shown = (id: number, name: string, secret: string): string =>
  `The secret of ${name} (no. ${id}), which is shown only now:\n${secret}`;

const record = (query: Query, storefrontId: number, act: Omit<Act, "subject">): Promise<void> =>
  recordActOf({ query, storefrontId, at: new Date(), by: { actor: "command", name: COMMAND } }, { subject: "api_key", ...act });

function readAddresses(text: string): string[] {
  const { success, data } = keyAddresses.safeParse(text.split(",").filter(Boolean));
  if (!success) throw new Error(`${text} has something that is no address and no network such as 203.0.113.0/24.`);
  return data;
}

function hoursOf(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new Error(`${text} is not a whole number.`);
  return count;
}

function explain(error: unknown): never {
  if (error instanceof ShopError && error.code === "office_key_exists")
    throw new Error(`There is already an API key ${error.values.name}. Choose another name, or rotate it.`);
  throw error;
}

runCommand(main);
