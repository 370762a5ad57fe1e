import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moveIn } from "@azulejo/api/areas/movein/index.ts";
import { createPasswords } from "@azulejo/api/session/passwords.ts";
import { CHEAP } from "@azulejo/testing/cheap-passwords.ts";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ClockedServer, openClockedServer } from "./clocked-server.ts";

const PASSWORD = "grout of the old days";
const NOW = new Date("2026-11-28T20:00:00Z");
let server: ClockedServer;
let folder: string;
let cookie: string;
let itemNo: string;
beforeAll(async () => {
  server = await openClockedServer(NOW, { SIGNIN_LIMIT: "1000000" });
  const { database } = server.api.services;
  ({ itemNo } = await database.query
    .selectFrom("item")
    .select("itemNo")
    .where("sellUnit", "=", "box")
    .where("published", "=", true)
    .orderBy("id")
    .executeTakeFirstOrThrow());
  folder = mkdtempSync(join(tmpdir(), "azulejo-moved-orders-"));
  const files = {
    "businesses.csv": "id,name\nC-1,Peña Pisos\n",
    "people.csv": `id,business,email,givenName,surname,roles,language,passwordHash\nP-1,C-1,carmen@pena.test,Carmen,Peña,Administrator,es,"${await createPasswords(CHEAP).hash(PASSWORD)}"\n`,
    "orders.csv":
      "id,number,business,person,placedOn,total,tax,freight,job\nO-1,S-20981,C-1,P-1,2026-11-10,1080.50,80.50,150.00,Baño principal\n",
    "order-lines.csv": `order,line,item,name,units,price,lot\nO-1,1,${itemNo},Porcelana gris 2019,10,85.00,L-77\n`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(await moveIn({ database, folder, source: "old-erp", now: NOW })).toMatchObject({ hasWritten: true, rejectedFiles: [] });
  const answer = await fetch(`${server.url}/es/account/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: server.url, "sec-fetch-mode": "navigate" },
    body: new URLSearchParams({ intent: "login", userName: "carmen@pena.test", password: PASSWORD }),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}, 120_000);
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function textOf(path: string): Promise<{ text: string; links: string[] }> {
  const { status, text } = await server.get(path, { cookie });
  expect([path, status]).toEqual([path, 200]);
  const main = parse(text).querySelector("main");
  const links = main?.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "") ?? [];
  return { text: (main?.textContent ?? "").replaceAll(/\s+/g, " "), links };
}

it("shows a person an order of the former system and lets them order it again", async () => {
  const list = await textOf("/es/account/orders?search=S-20981");
  expect(list.text).toContain("Número anterior S-20981");
  expect(list.text).toContain("L-77");
  const link = list.links.find((href) => /\/account\/orders\/[\w-]{20,}/.test(href)) ?? "";
  const order = await textOf(new URL(link, server.url).pathname);
  for (const shown of ["S-20981", "Porcelana gris 2019", "Baño principal", "$850.00", "$150.00", "$80.50", "$1,080.50", "L-77"])
    expect([shown, order.text.includes(shown)]).toEqual([shown, true]);
  const again = order.links.find((href) => href.includes("quickorder?order=")) ?? "";
  const pad = await server.get(again.replace(server.url, ""), { cookie });
  expect([pad.status, pad.text.includes(itemNo)]).toEqual([200, true]);
});
