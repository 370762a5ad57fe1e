import { staffHeaders } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { describe, expect, it } from "vitest";
import { forgetFormEntries } from "./forget-form-entries.ts";

const shop = await openShopForFile();
const { query } = shop.database;
const staff = await staffHeaders(shop);

const read = async (path: string, headers = {}) => (await shop.call(`office/${path}`, undefined, { ...staff, ...headers })).body;
const send = async (path: string, input: object) => (await shop.call(`office/${path}`, input, staff)).body;

let sent = 0;
async function entry(fields: Record<string, string>, more: { createdAt?: Date; storefrontId?: number } = {}) {
  sent += 1;
  const row = {
    ...{ storefrontId: 1, form: "contact", language: "es", subject: null, page: "/contact", captchaKey: `entry-${sent}` },
    ...{ reference: `TEST-${String(sent).padStart(4, "0")}`, fields: JSON.stringify(fields), ...more },
  };
  const { id } = await query.insertInto("formEntry").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, reference: row.reference };
}

describe("entries of forms", () => {
  it("are found by a part of a name without accents, an email, a phone number or the reference", async () => {
    const { reference } = await entry({
      name: "Íñigo Peña",
      email: "inigo@example.test",
      phone: "(775) 555-0199",
      message: "Quiero mármol",
    });
    for (const words of ["inigo pen", "inigo@example.test", "775 555 0199", "marmol", reference.toLowerCase()]) {
      const { entries } = (await read(`formentries?query=${encodeURIComponent(words)}`)).value;
      expect(entries.map((one: { reference: string }) => one.reference)).toEqual([reference]);
    }
    expect((await read("formentries?query=nobody")).value).toMatchObject({ entries: [], total: 0 });
  });

  it("show each answer under its label, in the language of who reads", async () => {
    const { id } = await entry({ name: "Ana", email: "ana@example.test", message: "<script>alert(1)</script>", former: "kept" });
    const { value } = await read(`formentry?id=${id}`);
    expect(value).toMatchObject({ sender: "Ana", language: "es", answeredAt: null });
    expect(value.answers.map((one: { name: string }) => one.name)).toEqual(["name", "email", "message", "former"]);
    expect(value.answers[2]).toMatchObject({ label: "Message", value: "<script>alert(1)</script>" });
    expect((await read(`formentry?id=${id}`, { "accept-language": "es" })).value.answers[2].label).toBe("Mensaje");
  });

  it("leave the open ones once somebody has answered, and come back", async () => {
    const { id, reference } = await entry({ name: "Open", email: "open@example.test" });
    const listed = async (state: string) => (await read(`formentries?state=${state}&query=${reference}`)).value.total;
    expect((await send("markformentry", { id, isAnswered: true })).value).toMatchObject({ answeredBy: "staff@demo.test" });
    expect([await listed("open"), await listed("answered"), await listed("all")]).toEqual([0, 1, 1]);
    expect((await send("markformentry", { id, isAnswered: false })).value.answeredAt).toBeNull();
    expect([await listed("open"), await listed("answered")]).toEqual([1, 0]);
  });

  it("are deleted with their answers, and the log keeps none of them", async () => {
    const { id, reference } = await entry({ name: "Forgotten", email: "forgotten@example.test" });
    expect((await send("deleteformentry", { id })).value).toEqual({ done: true });
    expect(await send("deleteformentry", { id })).toMatchObject({ code: "office_form_entry_not_found" });
    const logged = await query.selectFrom("auditEntry").selectAll().where("subjectNo", "=", reference).execute();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toMatch(/forgotten/i);
  });

  it("are deleted by themselves after the shop's days, and not before", async () => {
    const { settings } = await query.selectFrom("storefront").select("settings").where("id", "=", 1).executeTakeFirstOrThrow();
    const days = 730;
    const now = new Date();
    const ago = (more: number) => new Date(now.getTime() - days * 86_400_000 + more);
    const [old, young] = [
      await entry({ name: "Old" }, { createdAt: ago(-1000) }),
      await entry({ name: "Young" }, { createdAt: ago(1000) }),
    ];
    expect(settings).toBeDefined();
    await forgetFormEntries({ database: shop.database, now: () => now });
    expect(await read(`formentry?id=${old.id}`)).toMatchObject({ code: "office_form_entry_not_found" });
    expect((await read(`formentry?id=${young.id}`)).value.reference).toBe(young.reference);
  });
});
