import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno } from "@azulejo/testing/people.ts";
import { expect, it } from "vitest";

const shop = await openShopForFile();
const contact = { email: "ines@example.test", firstName: "Ines", lastName: "Vidal", phone: "775 555 0142" };
const address = {
  firstName: "Ines",
  lastName: "Vidal",
  line1: "77 Keystone Ave",
  city: "Reno",
  province: "NV",
  postalCode: "89503",
  country: "US",
};

async function checkOut(own: { contact?: object; deliveryAddress?: object }) {
  const items = [{ itemNo: await boxInReno(shop, 0), quantity: 2, fulfilmentType: "DLVR" }];
  const { shoppingBagQuoteId } = (await shop.call("webshoppingbag/addbagitemV2", { items })).body.value;
  return (await shop.call("checkout/checkout", { shoppingBagQuoteId, contact, ...own })).body;
}

it.each([
  ["a phone number from a contacts application", { contact: { ...contact, phone: "\u202A(775) 555-0142\u202C" } }],
  ["a hyphen that does not break", { contact: { ...contact, phone: "775\u2011555\u20110142" } }],
  ["an email with a space after it", { contact: { ...contact, email: "ines@example.test " } }],
  ["a tab in an address", { contact, deliveryAddress: { ...address, line1: "77\tKeystone Ave" } }],
  ["a soft hyphen and a zero-width space", { contact: { ...contact, lastName: "Vi\u00ADdal\u200B" } }],
  ["a Persian name", { contact: { ...contact, lastName: "می\u200Cخواهم" } }],
  ["a name in Devanagari", { contact: { ...contact, firstName: "क्\u200Dष" } }],
])("accepts %s", async (_, own) => {
  const { success, fields } = await checkOut(own);
  expect([success, fields ?? {}]).toEqual([true, {}]);
});

it("still refuses a line break in a name", async () => {
  expect((await checkOut({ contact: { ...contact, firstName: "Ines\nBcc: all@example.test" } })).fields).toHaveProperty([
    "contact.firstName",
  ]);
});
