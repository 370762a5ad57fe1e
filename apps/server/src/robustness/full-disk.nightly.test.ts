import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RunningSandbox } from "@azulejo/sandbox";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectBooksInOrder } from "./books.fixture.ts";
import { anItem, besideProvider, type Checkout, fillBag, startProvider } from "./checkout.fixture.ts";
import { freePort, MAIN, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.fixture.ts";

/** Five in `npm run nightly`. */
const FULL_DISKS = Number(process.env.FULL_DISKS ?? 2);
const LEAST_FREE_MB = 48;
const DISK_MB = 700;

const disk = mkdtempSync(join(tmpdir(), "azulejo-disk-"));
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_MB}m`, "none", disk]).status === 0;
const filler = join(disk, "filler");
afterAll(() => {
  if (isMounted) spawnSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk except for some bytes, as another program might. */
function fillDisk(leaveMb: number): void {
  const { bavail, bsize } = statfsSync(disk);
  spawnSync("fallocate", ["-l", String(bavail * bsize - leaveMb * 1024 ** 2), filler]);
}
const emptyDisk = () => rmSync(filler, { force: true });

describe.skipIf(!isMounted)(isMounted ? "a full disk" : "a full disk (no disk can be mounted on this machine)", () => {
  let where: TestDatabase;
  let provider: RunningSandbox;
  let port = 9;
  beforeAll(async () => {
    where = await createTestDatabase(disk);
    provider = await startProvider(() => port);
  });
  afterAll(async () => {
    await provider?.close();
    where?.remove();
  });
  const environment = () => ({ DATA_DIR: where.dataDir, LEAST_FREE_MB: String(LEAST_FREE_MB), ...besideProvider(provider) });
  const start = async () => {
    port = await freePort();
    return startServerProcess(port, environment());
  };
  const list = (server: ServerProcess) => server.post("product/list", { listing: "porcelain" });

  it("refuses writes with a message, still reads, accepts orders again when there is space, and stops on request", async () => {
    const item = await anItem(where);
    const server = await start();
    try {
      fillDisk(LEAST_FREE_MB / 2);
      const refused = await server.post(
        "webshoppingbag/addbagitemV2",
        { items: [{ itemNo: item.itemNo, quantity: 1, fulfilmentType: "DLVR" }] },
        { "accept-language": "es" },
      );
      expect([refused.status, refused.body.code]).toEqual([503, "server_storage_full"]);
      expect(refused.body.messages?.[0]).toContain("no podemos guardar");
      expect((await list(server)).status).toBe(200);
      emptyDisk();
      await expect.poll(async () => (await fillBag(server, item.itemNo, "room-again")) !== null, { timeout: 20_000 }).toBe(true);
      const gone = once(server.child, "exit");
      server.child.kill("SIGTERM");
      expect((await gone)[0]).toBe(0);
    } finally {
      emptyDisk();
      await server.kill();
    }
  }, 60_000);

  it("is named in the error when the shop can't start because of it", async () => {
    fillDisk(2);
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH, PORT: String(await freePort()), LOG_LEVEL: "error", ...environment() },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, "exit");
    emptyDisk();
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The disk that holds \S+ is full: \d MB are free, and the database needs 48 MB\..*\n$/),
    ]);
  }, 60_000);

  it(
    `loses no order when it fills in the middle of one: ${FULL_DISKS} times`,
    async () => {
      const item = await anItem(where);
      const acknowledged = new Set<string>();
      let turn = 0;
      for (let round = 0; round < FULL_DISKS; round++) {
        const server = await start();
        let finished = false;
        const buy = async () => {
          let open: Checkout | null = null;
          while (!finished) {
            open ??= await fillBag(server, item.itemNo, `disk-${turn++}`).catch(() => null);
            const answer = await open?.press(server).catch(() => null);
            if (open && answer?.body.value?.status === "placed") {
              acknowledged.add(open.bagId);
              open = null;
            } else await new Promise((resolve) => setTimeout(resolve, 50));
          }
        };
        const buyers = Promise.all([buy(), buy()]);
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + round);
        // Fills the disk to the last byte at once, so that no earlier limit is reached.
        fillDisk(0);
        await new Promise((resolve) => setTimeout(resolve, 2000));
        const ended = server.child.exitCode !== null || server.child.signalCode !== null;
        if (!ended) expect((await list(server)).status).toBe(200);
        emptyDisk();
        finished = true;
        await buyers;
        await server.kill();
      }
      const placed = await expectBooksInOrder({ ...where, provider }, { item, acknowledged });
      process.stdout.write(`${FULL_DISKS} full disks: ${placed} orders placed, ${acknowledged.size} acknowledged, none lost or doubled\n`);
    },
    60_000 + FULL_DISKS * 40_000,
  );
});
