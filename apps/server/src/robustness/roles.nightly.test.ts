import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isMigrated, openDatabase } from "@azulejo/database";
import { seeds } from "@azulejo/seed/load-storefront.ts";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { blankDatabase, copyTemplate } from "@azulejo/testing/copy-template.ts";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import type { RoleName } from "../start/roles.ts";
import { anItem } from "./checkout.fixture.ts";
import { MAIN } from "./server-process.ts";

const SHOP_USER = fileURLToPath(new URL("../../../../deploy/shop-user.sql", import.meta.url));
const addresses = ["/en/", "/robots.txt", "/api/storefront/settings", "/content/v2/cdn/spaces/me", "/readyz"];

const statuses = ({ get }: ClockedServer) => Promise.all(addresses.map(async (address) => (await get(address)).status));

describe("processes of a shop", () => {
  it("answer what their role says, and leave work to the worker", async () => {
    const copy = await copyTemplate();
    const servers: ClockedServer[] = [];
    onTestFinished(async () => {
      for (const server of servers) await server.close();
      await copy.remove();
    });
    const start = async (ROLE: RoleName) => {
      const server = await openClockedServer(new Date(), { ROLE, SANDBOX: "off" }, { ...copy, remove: async () => {} });
      servers.push(server);
      return server;
    };
    const [web, api] = [await start("web"), await start("api")];
    expect(await statuses(web)).toEqual([200, 200, 404, 404, 200]);
    expect(await statuses(api)).toEqual([404, 404, 400, 401, 200]);
    const { outbox, database } = api.api.services;
    await outbox.enqueue(database.query, [{ kind: "tag.event", key: "roles", payload: {} }]);
    const waiting = async () => (await outbox.figures()).find(({ kind }) => kind === "tag.event")?.waiting;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await waiting()).toBe(1);
    expect(await statuses(await start("worker"))).toEqual([404, 404, 404, 404, 200]);
    await expect.poll(waiting, { timeout: 5000 }).toBe(0);
  });

  it("wait for one that migrates and ends", async () => {
    const copy = await blankDatabase();
    onTestFinished(copy.remove);
    await expect(openClockedServer(new Date(), { ROLE: "api", SANDBOX: "off" }, copy)).rejects.toThrow(/^The database lacks 0/);
    const environment = { ...commandEnvironment, ...copy.environment, ROLE: "migrate", SEED: "empty", LOG_LEVEL: "error" };
    const child = spawn(process.execPath, [MAIN], { env: environment, stdio: "inherit" });
    expect(await once(child, "exit")).toEqual([0, null]);
    const database = await openDatabase(copy);
    expect(await isMigrated(database).finally(database.close)).toBe(true);
  });

  it("do with a user who owns nothing, once one of the owner has migrated", async () => {
    const copy = await blankDatabase();
    const user = `shop_${copy.oid}`;
    const servers: ClockedServer[] = [];
    const owner = await openDatabase(copy);
    onTestFinished(async () => {
      for (const server of servers) await server.close();
      await sql.raw(`drop owned by ${user}; drop role ${user}`).execute(owner.query);
      await owner.close();
      await copy.remove();
    });
    const environment = { ...commandEnvironment, ...copy.environment, ROLE: "migrate", LOG_LEVEL: "error" };
    const child = spawn(process.execPath, [MAIN], { env: environment, stdio: "inherit" });
    expect(await once(child, "exit")).toEqual([0, null]);
    const statements = readFileSync(SHOP_USER, "utf8").replaceAll("azulejo_shop", user).replace(" password 'secret'", "");
    await sql.raw(statements).execute(owner.query);
    const DATABASE_URL = Object.assign(new URL(copy.url), { username: user }).href;
    const start = async (ROLE: RoleName) => {
      const place = { ...copy, environment: { ...copy.environment, DATABASE_URL }, remove: async () => {} };
      const server = await openClockedServer(new Date(), { ROLE, SANDBOX: "off" }, place);
      servers.push(server);
      return server;
    };
    const api = await start("api");
    const { query } = api.api.services.database;
    await expect(sql`create table theirs (id integer)`.execute(query)).rejects.toThrow("permission denied");
    await expect(sql`alter table customer_order add column theirs integer`.execute(query)).rejects.toThrow("must be owner");
    expect(await statuses(await start("web"))).toEqual([200, 200, 404, 404, 200]);
    expect(await statuses(await start("worker"))).toEqual([404, 404, 404, 404, 200]);
    const added = await fetch(`${api.url}/api/webshoppingbag/addbagitemV2`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-storefront-id": "1", "x-public-key": seeds.demo.publicKey },
      body: JSON.stringify({ items: [{ itemNo: (await anItem(copy)).itemNo, quantity: 1 }] }),
    });
    expect(added.status).toBe(200);
    const { outbox, database } = api.api.services;
    await outbox.enqueue(database.query, [{ kind: "tag.event", key: "restricted", payload: {} }]);
    const waiting = async () => (await outbox.figures()).find(({ kind }) => kind === "tag.event")?.waiting;
    await expect.poll(waiting, { timeout: 5000 }).toBe(0);
    const failed = servers.flatMap(({ logged }) => logged.filter(({ level }) => level !== "info"));
    expect(failed).toEqual([]);
  });
});
