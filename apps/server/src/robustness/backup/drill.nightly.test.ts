import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { RunningSandbox } from "@azulejo/sandbox";
import { blankDatabase, copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anItem, besideProvider, fillBag, startProvider } from "../checkout.fixture.ts";
import { freePort, startServerProcess } from "../server-process.ts";
import { placeOf, runCommand } from "./command.fixture.ts";

const PATIENT_MS = 600_000;
const SETTLE_MS = 30_000;
const WATCHED_S = 30;
/** Maximum share of a processor. A shop that was never restored uses a hundredth; other programs on the machine add to that. */
const MAX_SHARE = 0.02;
/** Clock ticks per second in /proc. */
const TICKS = 100;

let copy: TemplateCopy;
let empty: TemplateCopy;
let provider: RunningSandbox;
let folder: string;
let port = 9;
beforeAll(async () => {
  [copy, empty] = [await copyTemplate(), await blankDatabase()];
  provider = await startProvider(() => port);
  folder = mkdtempSync(join(tmpdir(), "azulejo-drill-"));
});
afterAll(async () => {
  await provider.close();
  for (const one of [copy, empty]) await one.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Processor seconds that a process has used. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

it(
  "a selling shop is backed up, restored into a new place, moved to a server and back, and examined",
  async () => {
    const item = await anItem(copy);
    port = await freePort();
    const shop = await startServerProcess(port, { ...placeOf(copy), ...besideProvider(provider) });
    const sell = async (turn: number) => (await fillBag(shop, item.itemNo, `drill-${turn}`))?.press(shop);
    // The provider reports the first payment before the drill begins, as it has in any shop.
    for (const turn of [1, 2, 3]) await sell(turn);
    let isOver = false;
    const selling = (async () => {
      for (let turn = 4; !isOver; turn++) await sell(turn);
    })();
    const { code, says } = await runCommand("drill/drill", ["--through", empty.url], placeOf(copy));
    isOver = true;
    await selling;
    await shop.stop();
    expect({ code, says }).toEqual({ code: 0, says: expect.stringMatching(/restored: .*\nmoved: .*\nmoved: .*The drill succeeded\.\n$/s) });
  },
  PATIENT_MS,
);

it(
  "a restored shop without visitors leaves the processor alone, and reads no log over and over",
  async () => {
    const [file, place] = [join(folder, "shop.backup"), { DATA_DIR: join(folder, "restored") }];
    expect(await runCommand("backup", [file], placeOf(copy))).toMatchObject({ code: 0 });
    expect(await runCommand("restore", [file], place)).toMatchObject({ code: 0 });
    port = await freePort();
    const shop = await startServerProcess(port, { ...place, ...besideProvider(provider) });
    await pause(SETTLE_MS);
    const before = secondsOf(shop.pid);
    await pause(WATCHED_S * 1000);
    expect((secondsOf(shop.pid) - before) / WATCHED_S).toBeLessThan(MAX_SHARE);
    await shop.stop();
  },
  PATIENT_MS,
);
