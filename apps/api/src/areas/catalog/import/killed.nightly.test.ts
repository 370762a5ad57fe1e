import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@azulejo/database";
import { afterEach, beforeEach, expect, it } from "vitest";
import { snapshot } from "./snapshot.fixture.ts";

const command = fileURLToPath(new URL("../../../../../cli/src/import.ts", import.meta.url));
const PRODUCTS = 2500;
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "azulejo-killed-"));
  file = join(folder, "tiles.csv");
  const rows = Array.from({ length: PRODUCTS }, (_, index) =>
    [
      `s${index % 40}`,
      "porcelain",
      "tile",
      `p${index}`,
      `Tile ${index}`,
      `Azulejo ${index}`,
      `T-${index}`,
      "12x24",
      "box",
      `${10 + (index % 90)}.50`,
      20,
    ].join(","),
  );
  const header = "seriesCode,material,department,productCode,nameEn,nameEs,itemNo,size,sellUnit,listPrice,stockOnHand";
  writeFileSync(file, `${header},seriesName\n${rows.map((row) => `${row},${row.split(",")[0]}`).join("\n")}\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command. If a signal is given, it is sent once the first batch has been committed. */
function run(dataDir: string, signal?: "SIGKILL" | "SIGTERM"): Promise<{ code: number | null; text: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, file], { env: { ...env, DATA_DIR: join(folder, dataDir), MODE: "demo", SEED: "empty" } });
  let text = "";
  child.stdout.on("data", (part) => (text += part));
  child.stderr.on("data", (part) => {
    text += part;
    if (signal && text.includes("items/s")) child.kill(signal);
  });
  return new Promise((resolve) => child.on("exit", (code) => resolve({ code, text })));
}

async function stateOf(dataDir: string) {
  const database = await openDatabase({ dataDir: join(folder, dataDir) });
  try {
    return await snapshot(database);
  } finally {
    await database.close();
  }
}

// On a busy machine the run may end before it is killed, which tests nothing, so it is retried.
it("a run that was killed is completed by the next one", { retry: 2, timeout: 120_000 }, async () => {
  const [killed, whole] = await Promise.all([run("killed", "SIGKILL"), run("whole")]);
  expect([killed.code, whole.code, whole.text]).toEqual([null, 0, expect.stringContaining("2,500 new")]);
  const half = await stateOf("killed");
  expect(half.items.length).toBeGreaterThan(0);
  expect(half.items.length).toBeLessThan(PRODUCTS);
  const again = await run("killed");
  expect([again.code, again.text]).toEqual([0, expect.stringContaining(` ${half.items.length.toLocaleString("en-US")} unchanged`)]);
  expect(await stateOf("killed")).toEqual(await stateOf("whole"));
});

it("a run that is asked to stop ends with a line that says what it has written, and code 1", { retry: 2, timeout: 120_000 }, async () => {
  const stopped = await run("stopped", "SIGTERM");
  expect([stopped.code, stopped.text]).toEqual([
    1,
    expect.stringMatching(/^Stopped: [\d,]+ products written, [\d,]+ items read\. Run the same command again to complete the import\.$/m),
  ]);
  const { items } = await stateOf("stopped");
  expect(items.length).toBeLessThan(PRODUCTS);
  expect(stopped.text).toContain(`Stopped: ${items.length.toLocaleString("en-US")} products written`);
});
