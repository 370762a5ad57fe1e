import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compiledMessages } from "./vite-plugin.ts";

let root: string;
let vite: ViteDevServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "messages-"));
  mkdirSync(join(root, "en"));
  writeFileSync(join(root, "en/bag.json"), JSON.stringify({ "bag.title": "Your bag" }));
  writeFileSync(join(root, "en/order.json"), JSON.stringify({ "order.title": "Your order" }));
  const plugins = [compiledMessages({ folder: root, loader: "/load-words.ts" })];
  vite = await createServer({ configFile: false, root, plugins, server: { middlewareMode: true, ws: false }, logLevel: "error" });
});
afterAll(async () => {
  await vite.close();
  rmSync(root, { recursive: true });
});

const read = async (environment: "client" | "ssr", id: string): Promise<string> => {
  const { pluginContainer } = vite.environments[environment];
  const found = await pluginContainer.resolveId(id);
  const loaded = await pluginContainer.load(found?.id ?? id);
  return typeof loaded === "string" ? loaded : (loaded?.code ?? "");
};

it("compiles the groups that an import names", async () => {
  expect(await read("client", "virtual:messages/en/bag")).not.toContain("Your order");
  for (const names of ["bag+order", "all"]) {
    const code = await read("client", `virtual:messages/en/${names}`);
    expect([code.includes("Your bag"), code.includes("Your order")]).toEqual([true, true]);
  }
});

it("makes a page wait for its groups in the browser, and not on the server", async () => {
  const code = await read("client", "virtual:words/bag+order");
  const imports = ["en/bag", "es/bag", "en/order", "es/order"].map((name) => `import("virtual:messages/${name}")`);
  expect(imports.filter((one) => !code.includes(one))).toEqual([]);
  expect(await read("ssr", "virtual:words/bag+order")).toBe("");
});
