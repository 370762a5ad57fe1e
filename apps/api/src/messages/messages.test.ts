import { join } from "node:path";
import {
  type ErrorCode,
  errorRecords,
  type FieldRule,
  fieldRules,
  type Language,
  languages,
  ShopError,
  staffRights,
} from "@azulejo/contract";
import { placeholdersOf } from "@azulejo/messages/placeholders.ts";
import { readMessages } from "@azulejo/messages/read-messages.ts";
import { describe, expect, it } from "vitest";
import { sentences, text } from "./index.ts";

const codes = Object.keys(errorRecords) as ErrorCode[];

describe.each(languages)("the sentence of an error in %s", (language) => {
  const messages = readMessages(import.meta.dirname, language);

  it.each(codes)("takes exactly the values that a thrown %s carries", (code) => {
    expect(placeholdersOf(messages[code] ?? "")).toEqual(errorRecords[code].values ?? {});
  });

  it.each(Object.keys(fieldRules) as FieldRule[])("takes exactly the values that a broken %s carries", (rule) => {
    expect(messages[rule]).toBeTruthy();
    expect(placeholdersOf(messages[rule] ?? "")).toEqual(fieldRules[rule]);
  });
});

describe.each(languages)("a permission in %s", (language) => {
  const office = readMessages(join(import.meta.dirname, "../../../office/app/i18n/messages"), language);

  it.each(staffRights)("has the name that the office gives it: %s", (right) => {
    const name = office[`right.${right}`];
    expect(name).toBeTruthy();
    expect(said(new ShopError("office_right", { right }), language)).toContain(`“${name}”`);
  });
});

const said = (error: ShopError, language: Language) => sentences(error, language).messages[0];

describe("a count in a sentence", () => {
  it.each([
    [1, "Too many requests. Wait 1 second and try again.", "Demasiadas solicitudes. Espere 1 segundo e inténtelo de nuevo."],
    [2, "Too many requests. Wait 2 seconds and try again.", "Demasiadas solicitudes. Espere 2 segundos e inténtelo de nuevo."],
    [3600, "Too many requests. Wait 3,600 seconds and try again.", "Demasiadas solicitudes. Espere 3,600 segundos e inténtelo de nuevo."],
  ])("of %i agrees with its noun in both languages", (seconds, english, spanish) => {
    const error = new ShopError("request_too_many", { seconds });
    expect([said(error, "en"), said(error, "es")]).toEqual([english, spanish]);
  });

  it("says that nothing is left in words", () => {
    const gone = new ShopError("checkout_out_of_stock", { itemNo: "10-200", available: 0 });
    expect([said(gone, "en"), said(gone, "es")]).toEqual([
      expect.stringContaining("10-200 is out of stock. "),
      expect.stringContaining("Ya no queda 10-200. "),
    ]);
  });

  it("agrees in an email's receipt", () => {
    const sheets = (count: number) => text("es", "mail.receipt.quantity.sheet", { count });
    expect([sheets(1), sheets(2)]).toEqual(["1 malla", "2 mallas"]);
  });
});

it("inserts a value as it is, even if it looks like a message", () => {
  const invalid = new ShopError("customer_document_invalid", { name: "{limit, number}.pdf" });
  expect(said(invalid, "en")).toContain("{limit, number}.pdf isn't a PDF");
});
