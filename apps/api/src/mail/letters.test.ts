import { describe, expect, it } from "vitest";
import { letterText } from "./letter.ts";
import { letters, noticeLetter } from "./letters.ts";

const values = {
  shop: "Cantera Tile & Stone",
  phone: "775 555 0100",
  customer: "Ladera",
  invitedBy: "Iris Vale",
  roles: "accounting",
  role: "Warehouse",
  kind: "business",
  reference: "R-1",
  requestNo: "P-7K2M-9QXD",
  names: "the newsletter",
  id: "7",
  link: "https://shop.test/office/certificates",
  certificateNo: "RCE-002-913",
  province: "NV",
  reason: "It names another company.",
  orderNo: "100042",
  name: "Ana",
  slab: "S19-2",
  stone: "Sea Pearl",
  city: "Reno",
  until: "November 24",
  amount: "$120.00",
  month: "October 2026",
  payBy: "December 2, 2026",
  units: 2,
  itemNo: "POR-1224-GRAY",
  way: "pickup",
  store: "Reno",
  fault: "no",
  broken: "taken_back",
  carrier: "UPS",
  tracking: "1Z999",
  returnNo: "1042",
  bookingNo: "7",
  why: "order",
  quantity: "12 boxes",
  available: "40 boxes",
  isPriced: "yes",
  price: "$647.88",
  goods: "2 × Porcelain (POR-1224-GRAY)",
  note: "Ten years of orders.",
  count: 2,
  numbers: "500118, 500119",
  day: "December 1, 2026",
  card: "Visa",
  last4: "4242",
  who: "Ana Ruiz",
  job: "none",
  number: "700012",
  text: "Could you deliver in March?",
  failure: "the receiver answered 500",
  mandate: "I authorize Cantera Tile & Stone to debit $120.00.",
};

describe.each(Object.entries(letters))("the %s email", (_, letter) => {
  it("names the shop and is written in both languages", () => {
    const [english, spanish] = [letterText("en", letter, values), letterText("es", letter, values)];
    for (const { heading, lines, after } of [english, spanish]) {
      expect(lines.join(" ").includes(values.shop) || letter === letters.subscriptionWelcome).toBe(true);
      for (const sentence of [heading, ...lines, ...after]) expect(sentence.length).toBeGreaterThan(6);
    }
    expect(english.subject).not.toBe(spanish.subject);
  });
});

const notices = ["addressAsked", "passwordChanged", "serviceLinked", "accountDeleted"] as const;

describe.each(["en", "es"] as const)("a notice in %s", (language) => {
  const noticeText = (notice: (typeof notices)[number], from: string) =>
    letterText(language, noticeLetter(notice, from !== ""), { ...values, detail: "Sandbox ID", time: "noon", from });

  it.each(notices)("names the event, its time and the next step: %s", (notice) => {
    const { subject, heading, lines, after } = noticeText(notice, "Reno");
    expect([subject.includes(values.shop), heading]).toEqual([true, subject]);
    expect(lines[1]).toMatch(/^noon, (from|desde) Reno\.$/);
    expect(after.join(" ")).toContain(values.phone);
    expect(noticeText(notice, "").lines[1]).toBe("noon.");
  });

  it("offers a new password unless the account is gone", () => {
    expect(notices.map((notice) => noticeText(notice, "").actions.length)).toEqual([1, 1, 1, 0]);
  });
});

it("refuses to leave out a value in a letter", () => {
  expect(() => letterText("en", letters.proof, {})).toThrow("shop");
});
