import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, it } from "vitest";
import { freePort, startServerProcess } from "./server-process.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const MAX_BYTES = 250 * 1024 * 1024;

interface Slugs {
  value: { products: { code: string; slugs: { en: string } }[] };
}

/** Copies what the repository has, as a clone would. */
function cloned(): string {
  const to = mkdtempSync(join(inject("template").scratch, "production-"));
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  for (const file of files.split("\0").filter(Boolean)) {
    mkdirSync(join(to, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
  return to;
}

/** Bytes of all files below a folder, without those that links lead to. */
const bytesBelow = (folder: string): number =>
  Number.parseInt(execFileSync("du", ["-sB1", "--apparent-size", folder], { encoding: "utf8" }), 10);

it("npm run production leaves 250 MB of packages, which serve every kind of page and paper", { timeout: 600_000 }, async () => {
  const folder = cloned();
  const { status, stderr } = spawnSync(process.execPath, ["tools/launch/production.mjs"], { cwd: folder, encoding: "utf8" });
  expect(status, stderr).toBe(0);
  expect(bytesBelow(join(folder, "node_modules"))).toBeLessThan(MAX_BYTES);
  const services = { SANDBOX_PORT: String(await freePort()), SMTP_PORT: String(await freePort()) };
  const main = join(folder, "apps/server/src/main.ts");
  const server = await startServerProcess(await freePort(), { DATA_DIR: join(folder, "data"), ...services }, [main]);
  try {
    const headers = { "x-storefront-id": "1", "x-public-key": "pk_demo_cantera" };
    const { value } = (await (await fetch(`${server.url}/api/product/slugs?size=1`, { headers })).json()) as Slugs;
    const [product] = value.products;
    const detail = `/en/product/detail/${product?.slugs.en}`;
    for (const path of ["/en/", "/es/product/list/porcelanico/", detail, "/office/", "/api/docs", "/en/llms.txt"])
      expect((await fetch(server.url + path)).status, path).toBe(200);
    const sheet = await fetch(`${server.url}/assets/tearsheets/en/${product?.code}.pdf`);
    expect([sheet.status, sheet.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  } finally {
    await server.stop();
  }
});
