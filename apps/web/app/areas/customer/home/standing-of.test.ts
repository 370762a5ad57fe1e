import { readMessages } from "@azulejo/messages/read-messages.ts";
import { expect, it } from "vitest";
import type { Language } from "../../../i18n/language.ts";
import { standingOf } from "./standing-of.ts";

const folder = new URL("../../../i18n/messages", import.meta.url).pathname;
const messages = { en: readMessages(folder, "en"), es: readMessages(folder, "es") };
const say =
  (language: Language): Parameters<typeof standingOf>[3] =>
  (key: string, values: Record<string, unknown> = {}) =>
    (messages[language][key] ?? "").replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

it("writes terms and roles after a comma in lower case in Spanish, and leaves unknown terms as they are", () => {
  const said = (paymentTerm: string, language: Language) =>
    standingOf({ id: 1, paymentTerm } as Parameters<typeof standingOf>[0], ["Administrator"], language, say(language));
  expect(said("NET30", "es")).toBe("Cliente 1, crédito a 30 días, administración");
  expect(said("COD", "es")).toBe("Cliente 1, COD, administración");
  expect(said("NET30", "en")).toBe("Customer 1, Net 30, Administrator");
});
