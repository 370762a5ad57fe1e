import { spawn } from "node:child_process";
import { once } from "node:events";
import { isMigrated, openDatabase } from "@azulejo/database";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { blankDatabase, copyTemplate } from "@azulejo/testing/copy-template.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ClockedServer, openClockedServer } from "../pages/clocked-server.ts";
import type { RoleName } from "../start/roles.ts";
import { MAIN } from "./server-process.ts";

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
});
