import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** A folder with the project, and the variables that its commands run with. */
export interface Installation {
  folder: string;
  environment: Record<string, string>;
}

/** A login shell's environment, without that of this process. */
const inherited = ["PATH", "HOME", "LANG", "NODE_EXTRA_CA_CERTS"];

const environmentOf = ({ environment }: Installation): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  ...environment,
});

/** No command takes longer. */
const STEP_MS = 300_000;

/** Runs a script of the project as the documents say it. @returns what it printed @throws with everything it said if it fails */
export function npmRun(at: Installation, script: string, args: string[] = [], more: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...args], {
    cwd: at.folder,
    env: { ...environmentOf(at), ...more },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: STEP_MS,
  });
  if (status !== 0) throw new Error(`npm run ${script} ${args.join(" ")} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

export interface RunningShop {
  /** Returns its output so far. */
  said(): string;
  stop(): Promise<void>;
}

const START_MS = 300_000;

/** `npm start`, until the shop answers. */
export async function startShop(at: Installation, url: string): Promise<RunningShop> {
  const child: ChildProcess = spawn("npm", ["start"], {
    cwd: at.folder,
    env: environmentOf(at),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  const until = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${said}`);
    if ((await fetch(`${url}/readyz`).catch(() => null))?.status === 200) break;
    if (Date.now() > until) throw new Error(`the shop did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    said: () => said,
    async stop() {
      if (child.exitCode !== null || child.pid === undefined) return;
      const gone = once(child, "exit");
      process.kill(-child.pid, "SIGTERM");
      await gone;
    },
  };
}
