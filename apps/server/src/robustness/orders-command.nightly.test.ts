import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";
import { placeOrder } from "@azulejo/testing/office.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { boxInReno, DEMO_PASSWORD } from "@azulejo/testing/people.ts";
import { isWhole } from "@azulejo/testing/whole.ts";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const shop = await openShopForFile();
const command = fileURLToPath(new URL("../../../cli/src/orders.ts", import.meta.url));

let server: Server;
let url: string;
let folder: string;
beforeAll(async () => {
  server = createServer(getRequestListener((request) => shop.api.fetch(request), { overrideGlobalObjects: false }));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), "azulejo-orders-"));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command in a process of its own. @param more environment variables, or what is typed */
async function run(args: string[], { typed = "", env = {} as Record<string, string> } = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...commandEnvironment, XDG_CONFIG_HOME: folder, PUBLIC_URL: url, ...env },
  });
  let says = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (says += text));
  child.stdin.end(typed);
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  return { code, says };
}
const script = { env: { OFFICE_EMAIL: "staff@demo.test", OFFICE_PASSWORD: DEMO_PASSWORD } };

let offset = 0;
const anOrder = async (quantity: number, fulfilmentType: "DLVR" | "PKUP" = "DLVR") =>
  String(await placeOrder(shop, [{ itemNo: await boxInReno(shop, offset++), quantity, fulfilmentType }]));

describe("npm run orders", () => {
  it("signs in once, keeps the tokens where only their owner reads them, and forgets them", async () => {
    expect((await run(["list"])).says).toContain("You're not signed in.");
    const typed = await run(["sign-in", "--email", "staff@demo.test"], { typed: `${DEMO_PASSWORD}\n` });
    expect([typed.code, typed.says]).toEqual([0, expect.stringContaining("Signed in as staff@demo.test.")]);
    expect(typed.says).not.toContain(DEMO_PASSWORD);
    expect(statSync(join(folder, "azulejo", "office.json")).mode & 0o777).toBe(0o600);
    const no = await anOrder(1);
    expect((await run(["list"])).says).toContain(no);
    await run(["sign-out"]);
    expect((await run(["list"])).code).toBe(1);
  });

  it("takes an order from the shelf to the carrier, and refunds a part of what arrived", async () => {
    const no = await anOrder(4);
    await shop.api.settle();
    expect((await run(["pick", no, "1=3"], script)).says).toMatch(/picked/);
    const shipped = await run(["ship", no, "--carrier", "UPS", "--tracking", "1Z42"], script);
    expect([shipped.code, shipped.says]).toEqual([0, expect.stringContaining("https://www.ups.com/track?tracknum=1Z42")]);
    const refunded = await run(["refund", no, "1=1", "--returned", "--reason", "Chipped"], script);
    expect([refunded.code, refunded.says]).toEqual([0, expect.stringMatching(/Refunds\n.*done · 1 × .*Chipped/)]);
    const { says } = await run(["show", no, "--json"], script);
    expect(JSON.parse(says)).toMatchObject({ status: "finished", lines: [{ shipped: 4, returned: 1, refunded: 1 }] });
  });

  it.runIf(isWhole)("makes a pickup ready, hands it over without a carrier, and cancels another order", async () => {
    const no = await anOrder(2, "PKUP");
    expect((await run(["ready", no], script)).code).toBe(0);
    expect((await run(["ship", no], script)).says).toContain("fulfilled");
    const other = await anOrder(1);
    await shop.api.settle();
    const canceled = await run(["cancel", other, "--reason", "Out of that shade"], script);
    expect(canceled.says).toMatch(/canceled · placed/);
  });

  it.runIf(isWhole)("answers what can't be done with one sentence and exit code 1", async () => {
    const no = await anOrder(1);
    const cases: [string[], RegExp][] = [
      [["pick", no, "1=5"], /^Only 1 unit of .+ is left to pick\.\n$/],
      [["ship", no], /^Order \d+ has nothing left that can be fulfilled without --carrier\.\n$/],
      [["list", "--url", "http://127.0.0.1:9"], /^No shop answers at http:\/\/127\.0\.0\.1:9\./],
    ];
    for (const [args, sentence] of cases) {
      const { code, says } = await run(args, script);
      expect([args.join(" "), code, says]).toEqual([args.join(" "), 1, expect.stringMatching(sentence)]);
    }
    expect((await run(["list"], { env: { ...script.env, OFFICE_PASSWORD: "wrong" } })).says).toBe(
      "That email and password don't match a staff account.\n",
    );
  });
});
