import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

const source = new URL("./start-embedded.ts", import.meta.url).href;

/** Opens the directory's server as the shop does and keeps it open; reports success or the error. */
const script = `
  import(${JSON.stringify(source)})
    .then(({ startEmbedded }) => startEmbedded(process.env.DIRECTORY, { as: process.env.AS }))
    .then(
      ({ url, pid }) => { process.stdout.write(JSON.stringify({ url, pid: pid() }) + "\\n"); setInterval(() => {}, 1000); },
      (error) => { process.stdout.write(JSON.stringify({ error: error.message }) + "\\n"); process.exit(1); },
    );`;

export interface Owner {
  child: ChildProcess;
  url: string;
  /** The server's. */
  pid: number;
  error?: string;
}

const running = new Set<ChildProcess>();

/** Starts a process that owns the server of a directory. @param before a command to run it with */
export async function startOwner(dataDir: string, { as = "shop", before = [] as string[] } = {}): Promise<Owner> {
  const [command = "", ...args] = [...before, process.execPath, "-e", script];
  const env = { ...process.env, DIRECTORY: dataDir, AS: as };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, ...(JSON.parse(said.toString()) as Omit<Owner, "child">) };
}

export async function kill(child: ChildProcess): Promise<void> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

export async function killAll(): Promise<void> {
  for (const child of running) await kill(child);
}
