import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { blankDatabase } from "@azulejo/testing/copy-template.ts";
import { afterAll, expect, it } from "vitest";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const running: ServerProcess[] = [];
const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const server of running) await server.kill();
  for (const remove of removals) await remove();
});

it("shows a catalog imported only from a Shopify file: home, lists and products, in both languages", { timeout: 120_000 }, async () => {
  const blank = await blankDatabase();
  removals.push(blank.remove);
  const environment = { ...blank.environment, MODE: "demo", SEED: "empty" };
  const command = path("../../../../apps/cli/src/import.ts");
  const file = path("../../../api/src/areas/catalog/import/fixtures/shopify.csv");
  const imported = spawnSync(process.execPath, [command, file], { env: { ...process.env, ...environment }, encoding: "utf8" });
  expect(imported.status, imported.stderr).toBe(0);
  const server = await startServerProcess(await freePort(), { ...environment, SANDBOX_PORT: "0", SMTP_PORT: "0" });
  running.push(server);
  for (const language of ["en", "es"]) {
    const home = await fetch(`${server.url}/${language}/`);
    expect(home.status).toBe(200);
    for (const place of ["", "shoppingbag", "account/login", "blog/rss.xml", "site.webmanifest"]) {
      const response = await fetch(`${server.url}/${language}/${place}`);
      expect(/cantera|\breno\b|nevada/i.exec(await response.text())?.[0], `${language}/${place}`).toBeUndefined();
    }
    const all = await (await fetch(`${server.url}/${language}/product/`)).text();
    const links = [...all.matchAll(/href="([^"?]*\/product\/(?:detail\/[^"?]+|list\/[^"?]+\/))"/g)].map((match) => match[1] ?? "");
    expect(links.length).toBeGreaterThan(5);
    for (const link of new Set(links)) expect((await fetch(server.url + link)).status, link).toBe(200);
    const inside = [...(await home.text()).matchAll(/href="(\/(?:en|es)\/[^"]*)"/g)].map((match) => match[1] ?? "");
    for (const link of new Set(inside)) expect((await fetch(server.url + link)).status, link).toBe(200);
  }
});
