import type { DocumentKind, DocumentToDraw } from "@azulejo/extend/documents.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { guestOrder } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const OWN = "%PDF-1.7 of an extension";
const drawn: [DocumentKind, DocumentToDraw][] = [];
const documents = {
  async draw(kind: DocumentKind, document: DocumentToDraw) {
    drawn.push([kind, document]);
    return kind === "receipt" ? Buffer.from(OWN) : null;
  },
};
const shop = await openShopForFile({ extension: { documents } });

it("an extension lays out the documents that it wants to, and the shop all others", async () => {
  const receiptId = await guestOrder(shop, "papers@example.test");
  await shop.api.settle();
  const open = async (call: string) => {
    const { url } = (await shop.call(`customer/${call}/${receiptId}`, undefined, { "accept-language": "es" })).body.value;
    return (await shop.api.fetch(new Request(`http://shop.test${new URL(url).pathname}`))).text();
  };
  expect(await open("renderreceipt")).toBe(OWN);
  const acceptance = await open("renderorderacceptance");
  expect([acceptance.slice(0, 5), acceptance === OWN]).toEqual(["%PDF-", false]);
  expect(drawn.map(([kind]) => kind)).toEqual(["receipt", "acceptance"]);
  const [, receipt] = drawn[0] ?? [];
  expect(receipt).toMatchObject({
    language: "es",
    title: expect.stringMatching(/\d{6}/),
    rows: [expect.anything()],
    totals: expect.any(Array),
  });
});
