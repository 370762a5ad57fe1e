import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buyingProgram, writeClientProject } from "@azulejo/testing/generated-client/client-types.ts";
import { openShopForFile } from "@azulejo/testing/open-test-shop.ts";
import { serve } from "@hono/node-server";
import { afterAll, expect, it } from "vitest";
import type { OpenApiDocument } from "./fill-examples.ts";

const shop = await openShopForFile();
const server = serve({ fetch: shop.api.fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
await once(server, "listening");
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => new Promise((closed) => server.close(closed)));

const read = async () => (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApiDocument;

/** Runs Node beside this process, which answers its requests. */
async function run(args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

async function typeCheck(document: object) {
  const { check, remove } = await writeClientProject(document);
  return run(check).finally(remove);
}

it("lets a client that was generated from the document buy as a guest, from the list to the receipt", async () => {
  expect(await typeCheck(await read())).toEqual({ status: 0, output: "" });
  const { status, output } = await run([buyingProgram, origin, "1", "pk_demo_cantera"]);
  expect([status, output]).toEqual([0, expect.stringContaining("orderNo")]);
  const receipt = JSON.parse(output);
  expect(receipt.orderNo).toBe(receipt.placed);
  expect(receipt.goodsCents).toBe(receipt.expected);
  expect(receipt.totalCents).toBeGreaterThan(receipt.goodsCents);
});

const withoutPart: [string, (document: OpenApiDocument) => unknown][] = [
  [
    "a field that an answer has",
    (document: OpenApiDocument) => delete (document.components.schemas.Quote as { properties: { totals?: object } }).properties.totals,
  ],
  ["a required header", (document: OpenApiDocument) => document.paths["/api/checkout/complete"]?.post?.parameters?.splice(0)],
  ["a call", (document: OpenApiDocument) => delete document.paths["/api/customer/getreceiptmodel"]],
];

it.each(withoutPart)("does not compile against a document without %s", async (_, remove) => {
  const document = await read();
  remove(document);
  expect((await typeCheck(document)).status).not.toBe(0);
});
