import { readClaims } from "@azulejo/contract";
import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import {
  bearer,
  DEMO_PASSWORD,
  demoPerson,
  mailsTo,
  newAddress,
  PASSWORD,
  type Pair,
  provedPerson,
  signIn,
  statementsOf,
} from "@azulejo/testing/people.ts";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let shop: TestShop;
let admin: Pair;
beforeAll(async () => {
  shop = await openTestShop();
  admin = (await demoPerson(shop, "dealer-admin@demo.test")).pair;
});
afterAll(() => shop.close());

const as = (pair: Pair, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call(path, body, { ...bearer(pair), ...headers });
const usersOf = async (pair: Pair) => (await as(pair, "customer/getusers")).body.value;
const userOf = async (pair: Pair, email: string) => (await usersOf(pair)).users.find((user: { email: string }) => user.email === email);
const invite = (pair: Pair, email: string, more: object = {}) =>
  as(pair, "customer/invitecustomeruser", { email, givenName: "Ana", surname: "Ruiz", roles: ["Sales"], branchIds: [], ...more });
const invitationTo = async (email: string): Promise<string> => {
  for (const { text } of await mailsTo(shop, email)) {
    const token = /register\?invitation=([\w-]+)/.exec(text)?.[1];
    if (token) return token;
  }
  throw new Error(`no invitation has come to ${email}`);
};
const accept = (token: string, password = PASSWORD, more: object = {}) =>
  shop.call("customer/acceptinvitation", { token, givenName: "Ana", surname: "Ruiz", password, ...more });
/** Creates a new user of the dealer and signs in. */
async function newUser(more: object = {}): Promise<{ email: string; pair: Pair; id: number }> {
  const email = newAddress();
  await invite(admin, email, more);
  const pair = (await accept(await invitationTo(email))).body.value;
  return { email, pair, id: (await userOf(admin, email)).id };
}
const rightsOf = ({ givenName, surname, phone, roles, branchIds, pricesWithheld, id }: Record<string, unknown>) => ({
  userId: id,
  givenName,
  surname,
  phone,
  roles,
  branchIds,
  pricesWithheld,
});

describe("the caller's own model", () => {
  it("includes person, business account and branches", async () => {
    const { pair } = await demoPerson(shop, "dealer-buyer@demo.test");
    const { value } = (await as(pair, "customer/getcustomermodel")).body;
    expect(value).toMatchObject({
      userName: "dealer-buyer@demo.test",
      emailProved: true,
      pendingEmail: null,
      type: "dealer",
      roles: ["Sales"],
      hidePrices: false,
      openRequest: null,
      customer: { name: "Ladera Floor & Tile", type: "dealer", paymentTerm: "NET30", locked: false },
    });
    expect(value.customer.branches.map((branch: { number: string }) => branch.number)).toEqual(["01", "02", "03"]);
    expect(value.customer.ownBranchIds).toEqual(value.customer.branches.map((branch: { id: number }) => branch.id));
    expect(value.customer.activeBranchId).toBe(value.customer.branches[1].id);
  });

  it("has no business account for a homeowner", async () => {
    const { pair } = await demoPerson(shop, "homeowner@demo.test");
    expect((await as(pair, "customer/getcustomermodel")).body.value.customer).toBeNull();
  });

  it("shows a requested but unconfirmed address", async () => {
    const { pair } = await provedPerson(shop);
    const email = newAddress();
    await as(pair, "account/changeaddress", { email, password: PASSWORD });
    expect((await as(pair, "customer/getcustomermodel")).body.value.pendingEmail).toBe(email);
  });
});

describe("an administrator's users", () => {
  it("are those of the caller's business account, with roles and last use", async () => {
    const { users, branches } = await usersOf(admin);
    const emails = users.map((user: { email: string }) => user.email);
    expect(emails).toEqual(expect.arrayContaining(["dealer-admin@demo.test", "dealer-buyer@demo.test", "dealer-accounting@demo.test"]));
    expect(emails).not.toContain("designer@demo.test");
    expect(branches).toHaveLength(3);
    const own = users.find((user: { you: boolean }) => user.you);
    expect([own.email, own.roles, typeof own.usedAt]).toEqual(["dealer-admin@demo.test", ["Administrator"], "string"]);
  });

  it.each(["saveCustomerUser", "BlockUser"])("in another account do not exist for %s", async (call) => {
    const other = (await demoPerson(shop, "locked@demo.test")).pair;
    const stranger = (await usersOf(other)).users[0];
    const body = call === "BlockUser" ? { userId: stranger.id, blocked: true } : rightsOf(stranger);
    const answer = await as(admin, `customer/${call}`, body);
    expect([answer.status, answer.body.code]).toEqual([404, "customer_user_not_found"]);
    expect((await usersOf(other)).users[0].blocked).toBe(false);
  });

  it("cannot be given another account's branches", async () => {
    const other = (await demoPerson(shop, "locked@demo.test")).pair;
    const branchIds = [(await usersOf(other)).branches[0].id];
    const user = await userOf(admin, "dealer-buyer@demo.test");
    const answers = [
      await as(admin, "customer/saveCustomerUser", { ...rightsOf(user), branchIds }),
      await invite(admin, newAddress(), { branchIds }),
    ];
    expect(answers.map((one) => [one.status, one.body.code])).toEqual(Array(2).fill([404, "customer_branch_unknown"]));
  });

  it("accept no unknown fields", async () => {
    const user = await userOf(admin, "dealer-buyer@demo.test");
    const answer = await as(admin, "customer/saveCustomerUser", { ...rightsOf(user), customerId: 1, priceLevel: "A" });
    expect([answer.status, answer.body.code]).toEqual([400, "request_invalid"]);
  });

  it("can be managed only by administrators", async () => {
    for (const email of ["dealer-buyer@demo.test", "dealer-accounting@demo.test", "designer@demo.test"]) {
      const { pair } = await demoPerson(shop, email);
      expect((await as(pair, "customer/getusers")).body.code).toBe("account_role");
    }
  });
});

describe("changed rights", () => {
  it.each([
    ["roles", { roles: ["Accounting"] }],
    ["hidden prices", { pricesWithheld: true }],
  ])("(%s) end the sessions immediately", async (_, change) => {
    const { email, pair } = await newUser();
    await as(admin, "customer/saveCustomerUser", { ...rightsOf(await userOf(admin, email)), ...change });
    const next = await as(pair, "customer/getcustomermodel");
    expect([next.status, next.body.code]).toEqual([401, "account_session_ended"]);
    expect((await signIn(shop, email)).status).toBe(200);
  });

  it("do not include a name: the session continues with the new one", async () => {
    const { email, pair } = await newUser();
    await as(admin, "customer/saveCustomerUser", { ...rightsOf(await userOf(admin, email)), givenName: "Anita", phone: "775 555 0100" });
    expect((await as(pair, "customer/getcustomermodel")).body.value).toMatchObject({ givenName: "Anita", phone: "775 555 0100" });
  });

  it("limit a user to branches, and the session moves to one of them", async () => {
    const { branches } = await usersOf(admin);
    const { email } = await newUser();
    const branchIds = [branches[1].id, branches[2].id];
    await as(admin, "customer/saveCustomerUser", { ...rightsOf(await userOf(admin, email)), branchIds });
    const { value: pair } = (await signIn(shop, email)).body;
    const model = (await as(pair, "customer/getcustomermodel")).body.value.customer;
    expect([model.ownBranchIds, model.activeBranchId]).toEqual([branchIds, branchIds[0]]);
    const switchTo = async (branchId: number | null) => (await as(pair, "customer/switchcustomerbranch", { branchId })).body;
    expect((await switchTo(branches[2].id)).value.activeBranchId).toBe(branches[2].id);
    expect((await switchTo(branches[0].id)).code).toBe("customer_branch_unknown");
    expect((await switchTo(null)).code).toBe("customer_branch_unknown");
  });
});

describe("switching the branch", () => {
  it("shows in the next token, and refuses another account's branch", async () => {
    const { pair } = await demoPerson(shop, "dealer-accounting@demo.test");
    const { branches } = (await as(pair, "customer/getcustomermodel")).body.value.customer;
    await as(pair, "customer/switchcustomerbranch", { branchId: branches[2].id });
    const { value } = (await as(pair, "account/refreshauthtokenclaims", undefined, { "x-refresh-token": pair.refreshToken })).body;
    expect(readClaims(decodeJwt(value.authToken) as never).currentBranch).toBe(branches[2].id);
    const other = (await usersOf((await demoPerson(shop, "locked@demo.test")).pair)).branches[0].id;
    expect((await as(value, "customer/switchcustomerbranch", { branchId: other })).body.code).toBe("customer_branch_unknown");
    expect((await as(value, "customer/switchcustomerbranch", { branchId: null })).body.value).toEqual({ activeBranchId: null });
  });
});

describe("blocking", () => {
  it("ends all sessions immediately and refuses sign-in until it is undone", async () => {
    const { email, pair, id } = await newUser();
    expect((await as(admin, "customer/BlockUser", { userId: id, blocked: true })).status).toBe(200);
    expect((await as(pair, "customer/getcustomermodel")).status).toBe(401);
    expect((await as(pair, "account/refreshauthtokenclaims", undefined, { "x-refresh-token": pair.refreshToken })).status).toBe(401);
    expect((await signIn(shop, email)).body.code).toBe("account_credentials");
    expect((await userOf(admin, email)).blocked).toBe(true);
    await as(admin, "customer/BlockUser", { userId: id, blocked: false });
    expect((await signIn(shop, email)).status).toBe(200);
  });

  it("cannot be applied to oneself", async () => {
    const { id } = await userOf(admin, "dealer-admin@demo.test");
    expect((await as(admin, "customer/BlockUser", { userId: id, blocked: true })).body.code).toBe("customer_own_user");
  });
});

describe("the last administrator", () => {
  it("cannot lose the role", async () => {
    const own = await userOf(admin, "dealer-admin@demo.test");
    const answer = await as(admin, "customer/saveCustomerUser", { ...rightsOf(own), roles: ["Sales"] });
    expect([answer.status, answer.body.code]).toEqual([409, "customer_last_administrator"]);
    expect((await as(admin, "customer/getusers")).status).toBe(200);
  });

  it("remains when two administrators block each other at once", async () => {
    const one = await newUser({ roles: ["Administrator"] });
    const two = await newUser({ roles: ["Administrator"] });
    const { users } = await usersOf(admin);
    const first = users.find((user: { you: boolean }) => user.you);
    await as(one.pair, "customer/BlockUser", { userId: first.id, blocked: true });
    const answers = await Promise.all([
      as(one.pair, "customer/BlockUser", { userId: two.id, blocked: true }),
      as(two.pair, "customer/BlockUser", { userId: one.id, blocked: true }),
    ]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const left = answers[0]?.status === 200 ? one : two;
    await as(left.pair, "customer/BlockUser", { userId: first.id, blocked: false });
    admin = (await signIn(shop, "dealer-admin@demo.test", DEMO_PASSWORD)).body.value;
  });
});

describe("an invitation", () => {
  it("creates a confirmed account with its roles and branches, once", async () => {
    const { branches } = await usersOf(admin);
    const email = newAddress();
    expect((await invite(admin, email, { roles: ["Sales", "Accounting"], branchIds: [branches[0].id] })).status).toBe(200);
    const token = await invitationTo(email);
    const data = (await shop.call(`customer/getdataforuserinvitation?token=${token}`)).body.value;
    expect(data).toMatchObject({
      email,
      customerName: "Ladera Floor & Tile",
      invitedBy: "Tomás Quiroga",
      roles: ["Sales", "Accounting"],
      hasAccount: false,
    });
    const { status, body } = await accept(token);
    expect(status).toBe(200);
    const claims = readClaims(decodeJwt(body.value.authToken) as never);
    expect(claims).toMatchObject({ userName: email, roles: ["Accounting", "Sales"], isBusiness: true, currentBranch: branches[0].id });
    for (const again of [await accept(token), await shop.call(`customer/getdataforuserinvitation?token=${token}`)])
      expect([again.status, again.body.code]).toEqual([422, "account_link_invalid"]);
    expect((await signIn(shop, email)).status).toBe(200);
  });

  it("is accepted once by two simultaneous clicks", async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await invitationTo(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await usersOf(admin)).users.filter((user: { email: string }) => user.email === email)).toHaveLength(1);
  });

  it("is sent in the inviter's language", async () => {
    const email = newAddress();
    await as(
      admin,
      "customer/invitecustomeruser",
      { email, givenName: "Ana", surname: "Ruiz", roles: ["Sales"], branchIds: [] },
      { "accept-language": "es" },
    );
    const [mail] = await mailsTo(shop, email);
    expect([mail?.subject, mail?.text.includes("/es/account/register?invitation=")]).toEqual([
      "Ladera Floor & Tile le invita a su cuenta comercial en Cantera Tile & Stone",
      true,
    ]);
  });

  it("requires the password of an existing account, which then joins", async () => {
    const { email, pair } = await provedPerson(shop);
    await invite(admin, email);
    const token = await invitationTo(email);
    expect((await shop.call(`customer/getdataforuserinvitation?token=${token}`)).body.value.hasAccount).toBe(true);
    expect((await accept(token, "not the password at all")).body.code).toBe("account_password_wrong");
    const joined = await accept(token);
    expect(readClaims(decodeJwt(joined.body.value.authToken) as never).isBusiness).toBe(true);
    expect((await as(pair, "customer/getcustomermodel")).status).toBe(401);
  });

  it("is refused for a member of another business account", async () => {
    await invite(admin, "designer@demo.test");
    const answer = await accept(await invitationTo("designer@demo.test"), DEMO_PASSWORD);
    expect([answer.status, answer.body.code]).toEqual([409, "customer_already_member"]);
  });

  it("is refused for a user of the same business account", async () => {
    expect((await invite(admin, "Dealer-Buyer@demo.test")).body.code).toBe("customer_already_member");
  });

  it("responds and works the same whether or not the address has an account", async () => {
    const before = (await usersOf(admin)).invitations.length;
    const answers = [await invite(admin, "homeowner@demo.test"), await invite(admin, newAddress())];
    expect(answers.map(({ status, body }) => [status, body.value])).toEqual(Array(2).fill([200, { done: true }]));
    expect((await usersOf(admin)).invitations).toHaveLength(before + 2);
    expect(await mailsTo(shop, "homeowner@demo.test")).toHaveLength(1);
    const work = (email: string) => statementsOf(shop, () => invite(admin, email).then(() => shop.api.settle()));
    const known = await work("locked@demo.test");
    expect(known.toSorted()).toEqual((await work(newAddress())).toSorted());
    expect(known.length).toBeGreaterThan(5);
  });

  it("replaces an earlier one to the address", async () => {
    const email = newAddress();
    await invite(admin, email);
    const first = await invitationTo(email);
    await invite(admin, email.toUpperCase(), { roles: ["Accounting"] });
    const open = (await usersOf(admin)).invitations.filter((one: { email: string }) => one.email.toLowerCase() === email);
    expect(open.map((one: { roles: string[] }) => one.roles)).toEqual([["Accounting"]]);
    expect((await accept(first)).body.code).toBe("account_link_invalid");
  });

  it("gets a new link when resent, and none once cancelled", async () => {
    const email = newAddress();
    await invite(admin, email);
    const first = await invitationTo(email);
    const { id: invitationId } = (await usersOf(admin)).invitations.find((one: { email: string }) => one.email === email);
    expect((await as(admin, "customer/resendinvitation", { invitationId })).status).toBe(200);
    const second = await invitationTo(email);
    expect(second).not.toBe(first);
    expect((await accept(first)).body.code).toBe("account_link_invalid");
    expect((await as(admin, "customer/cancelUserToken", { invitationId })).status).toBe(200);
    expect((await accept(second)).body.code).toBe("account_link_invalid");
    for (const call of ["cancelUserToken", "resendinvitation"]) {
      expect((await as(admin, `customer/${call}`, { invitationId })).body.code).toBe("customer_invitation_not_found");
    }
  });

  it("of another account does not exist", async () => {
    await invite(admin, newAddress());
    const { id: invitationId } = (await usersOf(admin)).invitations[0];
    const other = (await demoPerson(shop, "locked@demo.test")).pair;
    for (const call of ["cancelUserToken", "resendinvitation"]) {
      const answer = await as(other, `customer/${call}`, { invitationId });
      expect([answer.status, answer.body.code]).toEqual([404, "customer_invitation_not_found"]);
    }
  });

  it("is valid for seven days", async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await invitationTo(email);
    shop.setNow(new Date(Date.now() + 7 * 86_400_000 + 1000));
    expect((await accept(token)).body.code).toBe("account_link_invalid");
    shop.setNow(new Date());
  });

  it("requires a password that is long enough and not common", async () => {
    const email = newAddress();
    await invite(admin, email);
    const token = await invitationTo(email);
    expect((await accept(token, "password1234")).body.code).toBe("account_password_common");
    expect((await accept(token, "short")).body.fields).toHaveProperty("password");
    expect((await accept(token)).status).toBe(200);
  });

  it("is one of at most fifty", async () => {
    const other = (await demoPerson(shop, "locked@demo.test")).pair;
    for (let index = 0; index < 50; index++) expect((await invite(other, newAddress())).status).toBe(200);
    expect((await invite(other, newAddress())).body.code).toBe("customer_too_many_invitations");
    const [{ email }] = (await usersOf(other)).invitations;
    expect((await invite(other, email)).status).toBe(200);
  });

  it("contains no name that could break a header or a page", async () => {
    for (const givenName of ["Ana\r\nBcc: everyone@example.test", "<script>alert(1)</script>"]) {
      const answer = await invite(admin, newAddress(), { givenName });
      expect([answer.status, answer.body.fields?.givenName !== undefined]).toEqual([400, true]);
    }
    for (const givenName of ["Ana\u0000", "Ana\ud800"]) {
      const answer = await invite(admin, newAddress(), { givenName });
      expect([answer.status, answer.body.code]).toEqual([400, "request_malformed"]);
    }
  });

  it("ends when its inviter loses the right to invite", async () => {
    const helper = await newUser({ roles: ["Administrator"] });
    const second = newAddress();
    await invite(helper.pair, second, { roles: ["Administrator"] });
    const token = await invitationTo(second);
    await as(admin, "customer/BlockUser", { userId: helper.id, blocked: true });
    const accepted = await accept(token);
    expect([accepted.status, accepted.body.code]).toEqual([422, "account_link_invalid"]);
  });
});
