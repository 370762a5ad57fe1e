import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { expect, it } from "vitest";

const source = new URL("./watchdog.ts", import.meta.url).href;

it("ends a process that hangs while its disk is full, and logs why", async () => {
  const script = `import(${JSON.stringify(source)}).then(({ startWatchdog }) => {
    startWatchdog({ directory: ${JSON.stringify(tmpdir())}, leastFreeBytes: Number.MAX_SAFE_INTEGER, hangsOnFullDiskAfterMs: 1000 });
    setTimeout(() => { for (;;); }, 300);
  })`;
  const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  expect(said).toContain("is full, and nothing has moved for");
}, 30_000);

it("does not keep a finished process alive", async () => {
  const script = `import(${JSON.stringify(source)}).then(({ startWatchdog }) => startWatchdog({ directory: "/", leastFreeBytes: 0 }))`;
  const child = spawn(process.execPath, ["-e", script], { stdio: "ignore" });
  expect(await once(child, "exit")).toEqual([0, null]);
});
