import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const script = `
  import { runCommand } from ${JSON.stringify(new URL("../environment.ts", import.meta.url).href)};
  runCommand(async () => {
    for (let line = 0; line < 200; line++) {
      process.stdout.write("x".repeat(10_000) + "\\n");
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return 7;
  });`;

it("a command whose reader has left works on to its end", async () => {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], { stdio: ["ignore", "pipe", "pipe"] });
  let says = "";
  child.stderr.on("data", (text) => (says += text));
  child.stdout.once("data", () => child.stdout.destroy());
  const [code] = await once(child, "close");
  expect({ code, says }).toEqual({ code: 7, says: "" });
});
