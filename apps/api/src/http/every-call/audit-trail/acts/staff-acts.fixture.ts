import { invitationMailedTo, staffHeaders } from "@azulejo/testing/office.ts";
import { bearer, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { codeAt } from "@azulejo/testing/second-factor.ts";
import { createAuthenticator } from "@azulejo/testing/software-authenticator.ts";
import type { Office } from "../audit-trail.fixture.ts";
import { type Act, entry } from "./act.fixture.ts";

/** Number of colleagues created, so that each act gets another one. */
let colleagues = 0;

async function invited({ act, read }: Office) {
  const email = `colleague-${++colleagues}@example.test`;
  await act("invitestaff", { email, name: "Colleague", language: "en", role: "warehouse", stores: null });
  const { invitations } = await read("stafflist");
  return { email, invitationId: invitations.find((one: { email: string }) => one.email === email).invitationId };
}

/** Adds an authenticator app to the account of one of the demo's staff. */
async function addSecondFactor({ shop, as }: Office, email: string) {
  const headers = await staffHeaders(shop, email);
  const { secret } = await as(headers, "office/startownsecondfactor", { password: DEMO_PASSWORD });
  const { recoveryCodes } = await as(headers, "office/confirmownsecondfactor", { code: codeAt(secret) });
  return { email, headers, recoveryCodes };
}

/** Adds a passkey to the account of a new colleague. */
async function addPasskey(office: Office) {
  const { shop, as } = office;
  const { email } = await invited(office);
  const password = "wide joints and cold stones";
  const token = await invitationMailedTo(shop, email);
  const headers = bearer(await as({}, "office/acceptstaffinvitation", { token, name: "Colleague", password }));
  const { options } = await as(headers, "office/startownpasskey", { password });
  const authenticator = createAuthenticator();
  await as(headers, "office/addownpasskey", { response: authenticator.create(options), name: "Laptop" });
  return { email, headers, password, id: authenticator.id };
}

/** Checks a move of one business. */
async function checkedMove({ shop, act }: Office, source: string): Promise<number> {
  const { id } = (await act("createmovein", { source })).body.value;
  await shop.database.query
    .insertInto("moveInFile")
    .values({ moveInId: id, name: "businesses.csv", bytes: 20, data: Buffer.from(`id,name\n1,Audited ${source}\n`) })
    .execute();
  await act("checkmovein", { id, options: { decimal: ".", encoding: "utf-8" } });
  await shop.api.services.importWork.idle();
  return id;
}

const created = async ({ act }: Office, name: string): Promise<number> =>
  (await act("createapikey", { name, role: "owner", stores: null, addresses: [], expiresOn: null })).body.value.keyId;

const memberOf = async ({ read }: Office, email: string) =>
  (await read("stafflist")).staff.find((one: { email: string }) => one.email === email);

export const staffActs: Record<string, Act> = {
  async invitestaff(office) {
    return entry("staff.invited", "staff", (await invited(office)).email);
  },
  async resendstaffinvitation(office) {
    const { email, invitationId } = await invited(office);
    await office.act("resendstaffinvitation", { invitationId });
    return [entry("staff.invited", "staff", email), entry("staff.invited", "staff", email)];
  },
  async withdrawstaffinvitation(office) {
    const { email, invitationId } = await invited(office);
    await office.act("withdrawstaffinvitation", { invitationId });
    return [entry("staff.invited", "staff", email), entry("staff.invitation_withdrawn", "staff", email)];
  },
  async acceptstaffinvitation(office) {
    const { email } = await invited(office);
    const token = await invitationMailedTo(office.shop, email);
    await office.shop.call("office/acceptstaffinvitation", { token, name: "Colleague", password: "wide joints and cold stones" });
    return { ...entry("staff.added", "staff", email), by: email };
  },
  async changestaff(office) {
    const { staffId, revision } = await memberOf(office, "content@demo.test");
    await office.act("changestaff", { staffId, role: "catalogue", stores: null, revision });
    return entry("staff.changed", "staff", "content@demo.test");
  },
  async changeownpassword({ act }) {
    const password = "wide joints and cold stones";
    await act("changeownpassword", { currentPassword: DEMO_PASSWORD, password });
    await act("changeownpassword", { currentPassword: password, password: DEMO_PASSWORD });
    return entry("staff.password", "staff", "staff@demo.test");
  },
  async endstaffsessions(office) {
    await staffHeaders(office.shop, "accounting@demo.test");
    const { staffId } = await memberOf(office, "accounting@demo.test");
    await office.act("endstaffsessions", { staffId, sessionId: null });
    return entry("staff.sessions_ended", "staff", "accounting@demo.test");
  },
  async confirmownsecondfactor(office) {
    const { email } = await addSecondFactor(office, "sales@demo.test");
    return { ...entry("staff.second_factor_on", "staff", email), by: email };
  },
  async removeownsecondfactor(office) {
    const { email, headers, recoveryCodes } = await addSecondFactor(office, "store-manager@demo.test");
    await office.as(headers, "office/removeownsecondfactor", { code: recoveryCodes[0] });
    return { ...entry("staff.second_factor_off", "staff", email), by: email };
  },
  async addownpasskey(office) {
    const { email } = await addPasskey(office);
    return { ...entry("staff.passkey_added", "staff", email), by: email };
  },
  async renameownpasskey(office) {
    const { email, headers, id } = await addPasskey(office);
    await office.as(headers, "office/renameownpasskey", { id, name: "Old laptop" });
    return { ...entry("staff.passkey_renamed", "staff", email), by: email };
  },
  async removeownpasskey(office) {
    const { email, headers, id, password } = await addPasskey(office);
    await office.as(headers, "office/removeownpasskey", { id, password });
    return { ...entry("staff.passkey_removed", "staff", email), by: email };
  },
  async resetstaffsecondfactor(office) {
    const { email } = await addSecondFactor(office, "catalog@demo.test");
    await office.act("resetstaffsecondfactor", { staffId: (await memberOf(office, email)).staffId });
    return entry("staff.second_factor_reset", "staff", email);
  },
  async savestaffrole({ act }) {
    await act("savestaffrole", { code: null, name: { en: "Audited", es: "Auditado" }, rights: ["orders.read"], revision: null });
    return entry("staff_role.saved", "staff_role", "audited");
  },
  async deletestaffrole({ act }) {
    const name = { en: "Audited twice", es: "Auditado dos veces" };
    await act("savestaffrole", { code: null, name, rights: ["orders.read"], revision: null });
    await act("deletestaffrole", { code: "audited-twice" });
    return [entry("staff_role.saved", "staff_role", "audited-twice"), entry("staff_role.deleted", "staff_role", "audited-twice")];
  },
  async runmovein(office) {
    const id = await checkedMove(office, "audited");
    await office.act("runmovein", { id, signedBy: null });
    await office.shop.api.services.importWork.idle();
    return [entry("movein.started", "movein", "audited"), entry("movein.done", "movein", "audited")];
  },
  async stopmovein(office) {
    const id = await checkedMove(office, "stopped");
    const { query } = office.shop.database;
    await query.updateTable("moveIn").set({ state: "running", beatAt: new Date() }).where("id", "=", id).execute();
    await office.act("stopmovein", { id });
    await query.updateTable("moveIn").set({ state: "stopped" }).where("id", "=", id).execute();
    return entry("movein.stopped", "movein", "stopped");
  },
  async createapikey(office) {
    await created(office, "Audited key");
    return entry("api_key.created", "api_key", "Audited key");
  },
  async changeapikey(office) {
    await office.act("changeapikey", { keyId: await created(office, "Narrowed key"), addresses: ["203.0.113.0/24"] });
    return [entry("api_key.created", "api_key", "Narrowed key"), entry("api_key.changed", "api_key", "Narrowed key")];
  },
  async rotateapikey(office) {
    await office.act("rotateapikey", { keyId: await created(office, "Rotated key"), overlapHours: 1 });
    return [entry("api_key.created", "api_key", "Rotated key"), entry("api_key.rotated", "api_key", "Rotated key")];
  },
  async revokeapikey(office) {
    await office.act("revokeapikey", { keyId: await created(office, "Revoked key") });
    return [entry("api_key.created", "api_key", "Revoked key"), entry("api_key.revoked", "api_key", "Revoked key")];
  },
  async blockstaff(office) {
    const { staffId } = await memberOf(office, "warehouse@demo.test");
    await office.act("blockstaff", { staffId, reason: "Left" });
    return entry("staff.locked", "staff", "warehouse@demo.test");
  },
  async unblockstaff(office) {
    const { staffId } = await memberOf(office, "slab-yard@demo.test");
    await office.act("blockstaff", { staffId, reason: "Left" });
    await office.act("unblockstaff", { staffId });
    return [entry("staff.locked", "staff", "slab-yard@demo.test"), entry("staff.unlocked", "staff", "slab-yard@demo.test")];
  },
};
