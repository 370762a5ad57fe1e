import { openTestShop, type TestShop } from "@azulejo/testing/open-test-shop.ts";
import { bearer, mailsTo, PASSWORD, type Pair, provedPerson, signIn } from "@azulejo/testing/people.ts";
import { codeAt, confirmedFactor } from "@azulejo/testing/second-factor.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let shop: TestShop;
let now = Date.now();
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
/** Moves the clock on so that each test has its own time steps. */
beforeEach(() => pass(120));

function pass(seconds: number): void {
  now += seconds * 1000;
  shop.setNow(new Date(now));
}

const withCode = (email: string, code: string) => signIn(shop, email, PASSWORD, { code });
const setup = async (pair: Pair) => (await shop.call("account/checklocalcredentialsetup", undefined, bearer(pair))).body.value;

async function personWithCodes() {
  const person = await provedPerson(shop);
  return { ...person, ...(await confirmedFactor(shop, person.pair, now)) };
}

describe("authenticator app codes", () => {
  it("are required once the first is confirmed, and only after the password", async () => {
    const { email, pair } = await provedPerson(shop);
    expect((await shop.call("account/startsecondfactor", { password: "wrong" }, bearer(pair))).body.code).toBe("account_password_wrong");
    const { secret, address } = (await shop.call("account/startsecondfactor", { password: PASSWORD }, bearer(pair))).body.value;
    expect(address).toContain("otpauth://totp/Cantera");
    expect((await signIn(shop, email)).status).toBe(200);
    expect((await shop.call("account/confirmsecondfactor", { code: "000000" }, bearer(pair))).body.code).toBe("account_code_wrong");
    const confirmed = await shop.call("account/confirmsecondfactor", { code: codeAt(secret, now) }, bearer(pair));
    expect(confirmed.body.value.recoveryCodes).toHaveLength(10);
    expect(await setup(pair)).toMatchObject({ secondFactor: true, recoveryCodesLeft: 10 });
    expect((await mailsTo(shop, email))[0]?.subject).toContain("verification is on");

    expect((await signIn(shop, email, "wrong", { code: codeAt(secret, now) })).body.code).toBe("account_credentials");
    expect((await signIn(shop, email)).body.code).toBe("account_code_required");
    pass(30);
    expect((await withCode(email, codeAt(secret, now))).status).toBe(200);
  });

  it("are accepted one time step early or late, and never twice", async () => {
    const { email, secret } = await personWithCodes();
    expect((await withCode(email, codeAt(secret, now))).body.code).toBe("account_code_wrong");
    pass(60);
    const late = codeAt(secret, now - 30_000);
    expect((await withCode(email, late)).status).toBe(200);
    expect((await withCode(email, late)).body.code).toBe("account_code_wrong");
    const early = codeAt(secret, now + 30_000);
    expect((await withCode(email, early)).status).toBe(200);
    expect((await withCode(email, codeAt(secret, now))).body.code).toBe("account_code_wrong");
    pass(600);
    expect((await withCode(email, early)).body.code).toBe("account_code_wrong");
  });

  it("allow one sign-in each, however many requests arrive at once", async () => {
    const { email, secret } = await personWithCodes();
    pass(30);
    const answers = await Promise.all(Array.from({ length: 3 }, () => withCode(email, codeAt(secret, now))));
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1);
  });

  it("cannot be guessed one after the other", async () => {
    const { email, secret } = await personWithCodes();
    pass(30);
    for (let tries = 0; tries < 3; tries++) expect((await withCode(email, "000000")).body.code).toBe("account_code_wrong");
    expect((await withCode(email, codeAt(secret, now))).body.code).toBe("account_too_many");
    pass(2);
    expect((await withCode(email, codeAt(secret, now))).status).toBe(200);
  });

  it("are not set up twice, and are turned off with one of them", async () => {
    const { email, pair, secret } = await personWithCodes();
    expect((await shop.call("account/startsecondfactor", { password: PASSWORD }, bearer(pair))).body.code).toBe("account_code_on");
    pass(30);
    const off = (code: string) => shop.call("account/removesecondfactor", { code }, bearer(pair));
    expect((await off("000000")).body.code).toBe("account_code_wrong");
    expect((await off(codeAt(secret, now))).status).toBe(200);
    expect((await signIn(shop, email)).status).toBe(200);
    expect(await setup(pair)).toMatchObject({ secondFactor: false, recoveryCodesLeft: 0 });
    expect((await mailsTo(shop, email))[0]?.subject).toContain("verification is off");
  });

  it("have a secret that is stored encrypted", async () => {
    const { secret } = await personWithCodes();
    const rows = await shop.database.query.selectFrom("secondFactor").select("sealedSecret").execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe("recovery codes", () => {
  it("work once each, in any case", async () => {
    const { email, pair, recoveryCodes } = await personWithCodes();
    const [first = "", second = ""] = recoveryCodes;
    expect((await withCode(email, first.toUpperCase())).status).toBe(200);
    expect((await withCode(email, first)).body.code).toBe("account_code_wrong");
    expect((await withCode(email, second)).status).toBe(200);
    expect(await setup(pair)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it("of another account are refused", async () => {
    const [first, second] = [await personWithCodes(), await personWithCodes()];
    expect((await withCode(first.email, second.recoveryCodes[0] ?? "")).body.code).toBe("account_code_wrong");
  });
});
