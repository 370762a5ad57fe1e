import { letterFamilies, letterIds } from "@azulejo/contract/staff/letters.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";
import { findStorefront } from "../../areas/storefront/index.ts";
import { queues } from "../../outbox/queues.ts";
import { letters } from "../letters.ts";
import { letterSamples } from "./letter-samples.ts";

const shop = await openShopForFile();
const { services } = shop.api;
const storefront = await findStorefront({ referenceData: services.referenceData, query: shop.database.query }, 1);
const words = { en: {}, es: {} };

describe("the examples of emails", () => {
  it("cover every short letter", () => {
    expect(Object.keys(letters).filter((name) => !(name in letterSamples))).toEqual([]);
  });

  it("cover every kind of email in the outbox but the test itself", () => {
    const sampled = new Set(letterIds.map((letter) => letterSamples[letter].kind));
    const kinds = Object.keys(queues).filter((kind) => kind.startsWith("mail.") && kind !== "mail.test");
    expect([...sampled].sort()).toEqual(kinds.sort());
  });

  it("are each in one family", () => {
    expect(Object.values(letterFamilies).flat().toSorted()).toEqual(Object.keys(letterSamples).toSorted());
  });
});

it("is headed by the shop's logo if it has one, and otherwise by its name", async () => {
  const logo = { kind: "logo", type: "image/svg+xml", width: 300, height: 60, hash: "f00d" } as const;
  const written = (one: typeof storefront) =>
    Promise.all(
      (["receipt", "reset"] as const).map(async (letter) => {
        const mail = await services.sampleLetters.write(shop.database.query, one, { letter, language: "en", words });
        return /<img[^>]*email-logo[^>]*>/.exec(mail?.html ?? "")?.[0] ?? null;
      }),
    );
  for (const picture of await written({ ...storefront, pictures: [logo] })) {
    expect(picture).toContain(`src="${services.publicUrl}/email-logo.png?hash=f00d"`);
    expect(picture).toContain(`alt="${storefront.name.replace("&", "&amp;")}"`);
    expect(picture).toMatch(/height="40".*width="200"|width="200".*height="40"/);
  }
  expect(await written(storefront)).toEqual([null, null]);
});

describe.each(letterIds)("the example of %s", (letter) => {
  it("is written in both languages, as HTML and as plain text", async () => {
    const [english, spanish] = await Promise.all(
      (["en", "es"] as const).map((language) => services.sampleLetters.write(shop.database.query, storefront, { letter, language, words })),
    );
    for (const mail of [english, spanish]) {
      expect(mail?.html).toContain(storefront.name.replace("&", "&amp;"));
      expect(mail?.html).toContain(storefront.settings.postalAddress.replace("&", "&amp;"));
      expect(mail?.text.length).toBeGreaterThan(80);
      expect(mail?.keys.length).toBeGreaterThan(2);
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/undefined|null|NaN|\[object|mail\.\w+\./);
    }
    expect(english?.subject).not.toBe(spanish?.subject);
  });
});
