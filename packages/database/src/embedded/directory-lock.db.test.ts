import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDirectory } from "./directory-lock.ts";
import { startHeartbeat } from "./owner-file.ts";

const source = new URL("./directory-lock.ts", import.meta.url).href;
/** Locks the directory, reports it, and keeps it locked. */
const script = `
  import(${JSON.stringify(source)}).then(({ lockDirectory }) => lockDirectory(process.env.DIRECTORY)).then(
    () => { process.stdout.write("locked\\n"); setInterval(() => {}, 1000); },
    (error) => { process.stdout.write(error.name + ": " + error.message + "\\n"); process.exit(1); },
  );`;

/** Whether a process can have its own PID namespace here. */
const hasNamespaces = spawnSync("unshare", ["--pid", "--fork", "--mount-proc", "true"]).status === 0;

let directory: string;
let running: ChildProcess[] = [];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "azulejo-lock-"));
});
afterEach(async () => {
  for (const child of running) await kill(child);
  running = [];
  rmSync(directory, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Starts a process that locks the directory. @returns its first output */
async function start(prefix: string[] = []): Promise<{ child: ChildProcess; says: string }> {
  const [command = "", ...args] = [...prefix, process.execPath, "-e", script];
  const child = spawn(command, args, { env: { ...process.env, DIRECTORY: directory }, stdio: ["ignore", "pipe", "inherit"] });
  running.push(child);
  const [said] = (await once(child.stdout!, "data")) as [Buffer];
  return { child, says: said.toString().trim() };
}

describe("a data directory", () => {
  it("belongs to one process, which a second one names in its error", async () => {
    const first = await start();
    expect(first.says).toBe("locked");
    expect((await start()).says).toContain(`DatabaseInUseError: The embedded database is in use by process ${first.child.pid}`);
  });

  const inNamespace = "belongs to one process across PID namespaces";
  it.skipIf(!hasNamespaces)(hasNamespaces ? inNamespace : `${inNamespace} (none can be made on this machine)`, async () => {
    const namespace = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
    expect((await start(namespace)).says).toBe("locked");
    expect((await start(namespace)).says).toContain("DatabaseInUseError");
    await expect(lockDirectory(directory)).rejects.toThrow("is in use by process 1 on");
  });

  it("is taken over immediately when its owner was killed", async () => {
    const { child } = await start();
    await kill(child);
    const began = Date.now();
    (await lockDirectory(directory))();
    expect(Date.now() - began).toBeLessThan(1000);
  });

  it("goes to exactly one of ten processes that start together, also after a kill", async () => {
    for (const _ of [1, 2]) {
      const all = await Promise.all(Array.from({ length: 10 }, () => start()));
      const owners = all.filter(({ says }) => says === "locked");
      expect(owners).toHaveLength(1);
      await kill(owners[0]!.child);
    }
  });

  it("stays with an owner that still sends heartbeats, where file locks have no effect", async () => {
    const elsewhere = { id: "elsewhere", pid: 7, host: "another-host", world: "another world" };
    const stop = startHeartbeat(join(directory, "postgres.owner"), elsewhere);
    await expect(lockDirectory(directory)).rejects.toThrow("in use by process 7 on another-host");
    stop();
    (await lockDirectory(directory))();
  }, 20_000);
});
