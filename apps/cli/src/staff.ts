import { type Act, recordActOf } from "@azulejo/api/areas/audit/index.ts";
import {
  createStaff,
  deleteStaffFactors,
  hashStaffPassword,
  keepAnOwner,
  selectRole,
  selectStaff,
  selectStaffByEmail,
  updateStaff,
} from "@azulejo/api/areas/staff/index.ts";
import { emailKey } from "@azulejo/api/domain/email-key.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import { endSessionsOfOwner } from "@azulejo/api/session/session.repository.ts";
import { isStaffRight, ShopError, type StaffRight, staffRights } from "@azulejo/contract";
import type { Query } from "@azulejo/database";
import { runCommand, tell } from "./environment.ts";
import { explainPassword, readPassword } from "./read-password.ts";
import { type FoundStorefront, withStorefront } from "./storefront/with-storefront.ts";

const USAGE = `npm run staff -- list
npm run staff -- add EMAIL [--rights ${staffRights.join(",")}]
npm run staff -- password EMAIL
npm run staff -- rights EMAIL orders.read,orders.fulfill
npm run staff -- role EMAIL owner
npm run staff -- block EMAIL
npm run staff -- unblock EMAIL
npm run staff -- reset-second-factor EMAIL

Manages the accounts of staff, who work on orders with npm run orders. add and password ask for the password, or read STAFF_PASSWORD.
add gives the owner role unless --rights names rights. STOREFRONT_ID selects a storefront; the first one by default.`;

/** `npm run staff`. */
async function main(): Promise<number> {
  const [verb = "", email = "", ...rest] = process.argv.slice(2);
  const work = works[verb];
  if (!work || (verb !== "list" && !email.includes("@"))) {
    tell(USAGE);
    return verb === "" || verb === "--help" ? 0 : 1;
  }
  tell(await withStorefront((found) => work({ ...found, email }, rest)));
  return 0;
}

interface Work extends FoundStorefront {
  email: string;
}

const works: Record<string, (work: Work, rest: string[]) => Promise<string>> = {
  async list({ database, storefront }) {
    const staff = await selectStaff(database.query, storefront.id);
    if (staff.length === 0) return "There are no staff accounts yet. Add one with npm run staff -- add EMAIL.";
    return staff
      .map(({ email, role, rights, isBlocked }) => `${email}  ${role ?? rights.join(",")}${isBlocked ? "  blocked" : ""}`)
      .join("\n");
  },
  async add({ database, storefront, email }, [flag, names]) {
    const granted = flag === "--rights" ? { rights: readRights(names) } : { role: "owner" };
    const password = await readPassword(email);
    await database.query.transaction().execute(async (query) => {
      const isNew = await createStaff(query, createPasswords(), { storefront, email, password, ...granted }).catch(explain);
      if (!isNew) throw new Error(`${email} already has a staff account.`);
      await record(query, storefront.id, { kind: "staff.added", no: email, before: null, after: granted });
    });
    return `${email} can now sign in. ${granted.rights ? `Rights: ${granted.rights.join(", ")}` : `Role: ${granted.role}`}.`;
  },
  async password(work) {
    const { storefront, email } = work;
    const password = await readPassword(email);
    const passwordHash = await hashStaffPassword(createPasswords(), { storefront, email, password }).catch(explain);
    await change(work, { passwordHash }, { kind: "staff.password" });
    return `${work.email} has a new password. Open sessions have ended.`;
  },
  async rights(work, [names]) {
    const rights = readRights(names);
    await change(work, { rights, roleId: null }, { kind: "staff.changed", endsSessions: false });
    return `${work.email} now has these rights: ${rights.join(", ")}.`;
  },
  async role(work, [code = ""]) {
    const role = await selectRole(work.database.query, work.storefront.id, code);
    if (!role) throw new Error(`There is no role ${code}.`);
    await change(work, { rights: [], roleId: role.id }, { kind: "staff.changed", role: code, endsSessions: false });
    return `${work.email} now has the role ${code}.`;
  },
  async block(work) {
    await change(work, { blockedAt: new Date() }, { kind: "staff.locked" });
    return `${work.email} is blocked. Open sessions have ended.`;
  },
  async "reset-second-factor"({ database, storefront, email }) {
    await database.query.transaction().execute(async (query) => {
      const found = await requireStaff(query, storefront.id, email);
      await deleteStaffFactors(query, found.id);
      await endSessionsOfOwner(query, { staffId: found.id }, "changed by the command", new Date());
      await record(query, storefront.id, { kind: "staff.second_factor_reset", no: found.email, after: { secondFactor: false } });
    });
    return `${email} signs in with the password alone, and adds a passkey or an authenticator app again if the shop requires one.`;
  },
  async unblock(work) {
    await change(work, { blockedAt: null }, { kind: "staff.unlocked", endsSessions: false });
    return `${work.email} can sign in again.`;
  },
};

async function change(
  { database, storefront, email }: Work,
  values: Parameters<typeof updateStaff>[2],
  { kind, role = null, endsSessions = true }: { kind: Act["kind"]; role?: string | null; endsSessions?: boolean },
): Promise<void> {
  await database.query.transaction().execute(async (query) => {
    const found = await requireStaff(query, storefront.id, email);
    await keepAnOwner(query, storefront.id, () => updateStaff(query, found.id, values)).catch(explain);
    const before = { role: found.role, rights: found.rights, isLocked: found.isBlocked };
    const after = {
      role: values.roleId === undefined ? found.role : role,
      rights: values.rights ?? found.rights,
      isLocked: values.blockedAt === undefined ? found.isBlocked : values.blockedAt !== null,
    };
    const states = kind === "staff.password" ? { before: null, after: null } : { before, after };
    await record(query, storefront.id, { kind, no: found.email, ...states });
    if (endsSessions) await endSessionsOfOwner(query, { staffId: found.id }, "changed by the command", new Date());
  });
}

async function requireStaff(query: Query, storefrontId: number, email: string) {
  const found = await selectStaffByEmail(query, storefrontId, emailKey(email));
  if (!found) throw new Error(`${email} has no staff account. Run npm run staff -- list to see all accounts.`);
  return found;
}

const record = (query: Query, storefrontId: number, act: Omit<Act, "subject">): Promise<void> =>
  recordActOf({ query, storefrontId, at: new Date(), by: { actor: "command", name: "npm run staff" } }, { subject: "staff", ...act });

function readRights(names = ""): StaffRight[] {
  const rights = names.split(",").filter(Boolean);
  const unknown = rights.filter((name) => !isStaffRight(name));
  if (rights.length === 0 || unknown.length > 0) throw new Error(`Rights are ${staffRights.join(", ")}, separated by commas.`);
  return rights.filter(isStaffRight);
}

function explain(error: unknown): never {
  if (error instanceof ShopError && error.code === "office_last_owner")
    throw new Error("This is the last person who may do everything in the office. Give somebody else every right first.");
  return explainPassword(error);
}

runCommand(main);
