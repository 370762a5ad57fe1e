import { fileURLToPath } from "node:url";
import { appliedMigrations, openDatabase } from "@azulejo/database";
import type { RunningSandbox } from "@azulejo/sandbox";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectBooksInOrder } from "../books.fixture.ts";
import { anItem, besideProvider, fillBag, startProvider } from "../checkout.fixture.ts";
import { freePort, MAIN, type ServerProcess, startServerProcess } from "../server-process.ts";
import { startLoad } from "./load.fixture.ts";

const LATER = fileURLToPath(new URL("./later-release.process.fixture.ts", import.meta.url));
const SOON_MS = 5000;
const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS));

let copy: TemplateCopy;
let provider: RunningSandbox;
const servers: ServerProcess[] = [];
beforeAll(async () => {
  copy = await copyTemplate();
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  await provider?.close();
  await copy?.remove();
});

async function start(port: number, command?: string[]): Promise<ServerProcess> {
  const given = { DATA_DIR: copy.dataDir, DATABASE_URL: copy.url, ...besideProvider(provider) };
  const server = await startServerProcess(port, given, command);
  servers.push(server);
  return server;
}

it("an old process goes on while a new one migrates, beside it, and after its own restart", async () => {
  const port = await freePort();
  provider = await startProvider(() => port);
  const item = await anItem(copy);
  let old = await start(port);
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  let finished = false;
  const buy = async (server: ServerProcess, name: string, until: () => boolean) => {
    for (let turn = 0; !until(); turn++) {
      const bag = await fillBag(server, item.itemNo, `${name}-${turn}`);
      const answer = await bag?.press(server);
      if (bag && answer?.body.value?.status === "placed") acknowledged.add(bag.bagId);
      else failures.push(`${name}-${turn}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
    }
  };
  let stopsOld = false;
  const oldLoad = startLoad(old.url, item.itemNo);
  const oldBuyers = [1, 2].map((number) => buy(old, `old-${number}`, () => stopsOld));
  await soon();
  const young = await start(await freePort(), ["--import", LATER, MAIN]);
  const database = await openDatabase(copy);
  expect(await appliedMigrations(database)).toEqual(expect.arrayContaining(["9900-later-account", "9998-later-index"]));
  const youngLoad = startLoad(young.url, item.itemNo);
  const youngBuyers = [1, 2].map((number) => buy(young, `young-${number}`, () => finished));
  await soon();
  expect((await fetch(`${old.url}/readyz`)).status).toBe(200);
  stopsOld = true;
  await Promise.all(oldBuyers);
  expect(await oldLoad.stop()).toEqual([]);
  await old.stop();
  const migrated = await appliedMigrations(database);
  old = await start(port);
  expect(await appliedMigrations(database)).toEqual(migrated);
  await database.close();
  const again = startLoad(old.url, item.itemNo);
  await buy(old, "restarted", () => acknowledged.size > 40);
  finished = true;
  await Promise.all(youngBuyers);
  expect([await again.stop(), await youngLoad.stop(), failures]).toEqual([[], [], []]);
  await old.stop();
  await young.stop();
  const placed = await expectBooksInOrder({ ...copy, provider }, { item, acknowledged });
  process.stdout.write(`${placed} orders of two releases on one database\n`);
}, 240_000);
