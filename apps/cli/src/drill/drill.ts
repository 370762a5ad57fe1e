import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runCommand, tell } from "../environment.ts";

interface Ended {
  code: number | null;
  says: string;
}

/** The environment of a command: a data directory with its own database server and uploads. */
type Place = Record<string, string>;

/**
 * `npm run drill -- [FILE] [--through postgres://…]`: backs up the shop, or takes the backup FILE, restores it to a new place and checks
 * it; with an empty database on a server, also moves it there and back. Never starts the restored shop, which would send its messages
 * again. The shop may keep running.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { through: { type: "string" } } });
  const folder = await mkdtemp(join(tmpdir(), "drill-"));
  try {
    const file = positionals[0] === undefined ? await backUp(folder) : resolve(process.env.INIT_CWD ?? ".", positionals[0]);
    if (!existsSync(file)) throw new Error(`${file} does not exist.`);
    const restored = placeIn(folder, "restored");
    await step("restore", [file], restored);
    await step("uploads/files", ["check"], restored);
    await examine(restored);
    if (values.through !== undefined) {
      await step("move", [values.through], restored);
      const { DATA_DIR: moved = "" } = placeIn(folder, "moved");
      await step("move", [moved], { ...restored, DATABASE_URL: values.through });
      await examine(placeIn(folder, "moved"));
    }
    tell("The drill succeeded.");
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the environment of a place, without the bucket and server of the shop itself, which a drill must not touch. */
const placeIn = (folder: string, name: string): Place => ({
  DATA_DIR: join(folder, name),
  ...Object.fromEntries(["DATABASE_URL", "S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].map((one) => [one, ""])),
});

async function backUp(folder: string): Promise<string> {
  const file = join(folder, "shop.backup");
  await step("backup", [file], {});
  return file;
}

/** Checks a restored shop, which may have the same problems as the shop, but no others. */
async function examine(place: Place): Promise<void> {
  const problemsOf = async (where: Place) => [...(await run("doctor", [], where)).says.matchAll(/^FAIL ([^:\n]+).*$/gm)];
  const known = new Set((await problemsOf({})).map(([, name]) => name));
  const added = (await problemsOf(place)).filter(([, name]) => !known.has(name));
  if (added.length > 0) throw new Error(`The restored shop has problems of its own:\n${added.map(([line]) => line).join("\n")}`);
  tell("examined: the restored shop has no problem that this one hasn't");
}

async function step(command: string, args: string[], place: Place): Promise<void> {
  const { code, says } = await run(command, args, place);
  if (code !== 0) throw new Error(`${command} failed:\n${says}`);
  tell(says.trim());
}

function run(command: string, args: string[], place: Place): Promise<Ended> {
  const script = fileURLToPath(new URL(`../${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, ...args], {
    env: { ...process.env, ...place },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let says = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (says += text));
  return new Promise((end) => child.once("close", (code) => end({ code, says })));
}

runCommand(main);
