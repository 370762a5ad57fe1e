import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("adds up what the processes of one parent did, and takes the largest of what is the same in all", async () => {
  const script = fileURLToPath(new URL("./metered-workers.fixture.ts", import.meta.url));
  const parent = spawn(process.execPath, [script], { env: { PATH: process.env.PATH }, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  parent.stdout.on("data", (chunk) => {
    said += chunk;
  });
  try {
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/port \d+/);
    const [, port] = /port (\d+)/.exec(said) ?? [];
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const lines = text.split("\n").filter((line) => /^(page_cache_hits|outbox_|change_log|shop_refused)/.test(line));
    expect(lines).toEqual([
      "page_cache_hits_total 7",
      "change_log_lag_seconds 4",
      'outbox_waiting{kind="mail.receipt"} 5',
      'outbox_active{kind="mail.receipt"} 7',
      'outbox_dead{kind="mail.receipt"} 0',
      "shop_refused_for_stock_total 0",
    ]);
  } finally {
    const gone = once(parent, "exit");
    parent.kill();
    await gone;
  }
});
