import { join } from "node:path";
import { faultsOf } from "@azulejo/messages/compare-languages.ts";
import { groupsIn, readGroup } from "@azulejo/messages/read-messages.ts";
import { sentencesIn } from "@azulejo/messages/sentences.ts";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const folders = ["apps/web/app/i18n/messages", "apps/office/app/i18n/messages", "apps/api/src/messages"];

describe.each(folders)("the messages in %s", (name) => {
  const folder = join(root, name);
  const groups = groupsIn(folder, "en");

  it("have the same groups in both languages", () => {
    expect(groups.length).toBeGreaterThan(5);
    expect(groupsIn(folder, "es")).toEqual(groups);
  });

  it.each(groups)("say the same in both languages, with complete plurals: %s", (group) => {
    expect(faultsOf(group, readGroup(folder, "en", group), readGroup(folder, "es", group))).toEqual([]);
  });

  it("use each key in one group only", () => {
    const keys = groups.flatMap((group) => Object.keys(readGroup(folder, "en", group)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});

/** TypeScript can't list files, so the type of all keys names each of them. */
const typeOfKeys = (folder: string, path: string): string => {
  const keys = groupsIn(folder, "en").map((group) => `  | keyof typeof import("${path}/en/${group}.json")`);
  return `/** Written by \`npm run unit -- tools/checks/messages -u\`. */\nexport type MessageKey =\n${keys.join("\n")};\n`;
};

it.each([
  ["apps/web/app/i18n", "./messages"],
  ["apps/office/app/i18n", "./messages"],
  ["apps/api/src/messages", "."],
])("the type of keys in %s has all groups", async (name, path) => {
  const folder = join(root, name);
  await expect(typeOfKeys(join(folder, path), path)).toMatchFileSnapshot(join(folder, "message-keys.ts"));
});

describe("the errors", () => {
  const folder = join(root, "apps/api/src/messages");

  it.each(["errors", "field-rules"])("say what to do in Spanish too: %s", (group) => {
    const [english, spanish] = [readGroup(folder, "en", group), readGroup(folder, "es", group)];
    const shorter = Object.keys(english).filter((key) => sentencesIn(spanish[key] ?? "") < sentencesIn(english[key] ?? ""));
    expect(shorter).toEqual([]);
  });
});

/** The names of what several readers see of the same thing, by language. */
const read = (name: string, language: "en" | "es") => {
  const folder = join(root, name);
  return Object.assign({}, ...groupsIn(folder, language).map((group) => readGroup(folder, language, group))) as Record<string, string>;
};

describe.each(["en", "es"] as const)("names in %s", (language) => {
  const [shop, office, mail] = folders.map((name) => read(name, language)) as [
    Record<string, string>,
    Record<string, string>,
    Record<string, string>,
  ];

  it("are the same for a state in shop and office", () => {
    const pairs = [
      ["orders.state.delivered", "line.delivered"],
      ["orders.state.delivered", "action.deliver"],
      ["exemption.state.refused", "certificates.refused"],
      ["exemption.state.refused", "customer.certificate.refused"],
      ["quotes.state.rejected", "quotes.state.rejected"],
      ["invoices.line.Credit", "statements.line.Credit"],
      ["orders.state.canceled", "payment.canceled"],
      ["orders.state.canceled", "progress.canceled"],
    ] as const;
    for (const [inShop, inOffice] of pairs) expect(`${inShop}: ${shop[inShop]}`).toBe(`${inShop}: ${office[inOffice]}`);
  });

  it("are the same for a role in shop and office", () => {
    const roles = Object.keys(shop).filter((key) => key.startsWith("role."));
    expect(roles.length).toBeGreaterThan(3);
    for (const role of roles) expect(`${role}: ${office[role]}`).toBe(`${role}: ${shop[role]}`);
  });

  it("are the same for a state in the order, the stock and the audit log of the office", () => {
    const named = ["line.shipped", "movement.shipped", "audit.kind.order.shipped"].map((key) => office[key]);
    expect(new Set(named).size).toBe(1);
    expect(office["line.delivered"]).not.toBe(office["line.shipped"]);
    expect(office["orders.placed"]).not.toBe(office["movement.received"]);
  });

  it("are the same for a payment in the shop, on papers and in the office", () => {
    expect([mail["document.line.Credit"], office["statements.line.Credit"]]).toEqual(Array(2).fill(shop["invoices.line.Credit"]));
  });
});

it("Spanish tells a bag of powder from a bag of pieces wherever goods are counted", () => {
  const [shop, office, mail] = folders.map((name) => read(name, "es"));
  const counted = [shop?.["unit.bag"], shop?.["unit.pack"], office?.["unit.bag"], office?.["unit.pack"]];
  expect(counted.map((one) => /(saco|bolsa)/.exec(one ?? "")?.[0])).toEqual(["saco", "bolsa", "saco", "bolsa"]);
  expect(mail?.["mail.receipt.quantity.bag"]).toContain("saco");
  expect(mail?.["mail.receipt.quantity.pack"]).toContain("bolsa");
});
