import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { commandEnvironment } from "@azulejo/testing/command-environment.ts";

export interface RunningCommand {
  child: ChildProcess;
  /** `code` is null if the command was killed; `says` is all that it printed. */
  ended: Promise<{ code: number | null; says: string }>;
}

/** Starts a command such as `npm run backup` in its own process. */
export function startCommand(name: string, args: string[], place: { DATABASE_URL?: string; DATA_DIR: string }): RunningCommand {
  const path = fileURLToPath(new URL(`../../../../cli/src/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], { env: { ...commandEnvironment, ...place } });
  let says = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (says += text));
  return { child, ended: new Promise((resolve) => child.once("close", (code) => resolve({ code, says }))) };
}

export const runCommand = (...given: Parameters<typeof startCommand>) => startCommand(...given).ended;

/** Returns the environment for a command on a test's database. */
export const placeOf = ({ url, directUrl, dataDir }: { url: string; directUrl?: string | undefined; dataDir: string }) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  ...(directUrl && { DATABASE_DIRECT_URL: directUrl }),
});
