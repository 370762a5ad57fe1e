// Runs before installation, so it uses Node 20 syntax and no dependencies.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkPostgres } from "../../packages/database/src/embedded/library-links.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const WANTED_NODE = 24;
const LOCK_AGE_MS = 15 * 60_000;

/** Node reads `.env` if it exists; variables that are already set take precedence. */
export const environment = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(what, advice) {
  process.stderr.write(`\n${what}\n${advice}\n`);
  process.exit(1);
}

/** Allows only one setup at a time, because two installs in the same folder break each other. */
export async function withLock(work) {
  const path = join(root, ".setup.lock");
  for (;;) {
    try {
      const handle = openSync(path, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (isStale(path)) rmSync(path, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function isStale(path) {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    if (Date.now() - statSync(path).mtimeMs > LOCK_AGE_MS) return true;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

const nodeFolder = join(root, "tools/launch/node");
const ownNode = join(nodeFolder, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
const isNewEnough = Number(process.versions.node.split(".")[0]) >= WANTED_NODE;

/** Returns the current Node if it is new enough, else the project's own copy. */
export function findNode() {
  if (isNewEnough) return process.execPath;
  if (existsSync(ownNode)) return ownNode;
  return fail(
    `This needs Node ${WANTED_NODE} or later; ${process.version} runs here.`,
    `The project brings its own for Linux on x64 and arm64. Elsewhere install Node ${WANTED_NODE} from nodejs.org and try again.`,
  );
}

/** Links the project's Node to the path from which a service manager starts it (deploy/azulejo.service). */
export function linkNode() {
  const link = join(nodeFolder, "current");
  rmSync(link, { force: true });
  symlinkSync(findNode(), link);
}

/**
 * Installs packages unless they are there: a Node if the current one is too old, and what building and running need.
 * @param dev whether development tools are needed too
 * @param builds false if the packages that `npm run production` keeps are enough
 */
export function install({ dev = true, builds = true } = {}) {
  if (!isNewEnough) installOnce(nodeFolder, "Installing Node …", [], ["run"]);
  const kinds = dev ? ["dev"] : ["run", "dev", ...(builds ? [] : ["served"])];
  const isNew = installOnce(root, "Installing dependencies …", dev ? ["--include=dev"] : ["--omit=dev"], kinds);
  if (isNew && !dev) removeForEditors(join(root, "node_modules"));
  linkPostgres(root);
}

/**
 * Installs from a folder's lock file if it has changed since the last complete install.
 * @param kinds the kind of install that is wanted, and the kinds that would be enough
 * @returns whether anything was installed
 */
export function installOnce(folder, title, options, kinds) {
  const modules = join(folder, "node_modules");
  const [stamp, unfinished] = [join(modules, ".azulejo-lock-hash"), join(modules, ".azulejo-unfinished")];
  const hash = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const done = existsSync(stamp) && existsSync(join(modules, ".package-lock.json")) ? readFileSync(stamp, "utf8") : "";
  if (kinds.some((kind) => done === `${hash} ${kind}`)) return false;
  say(title);
  // npm takes packages for complete that an interrupted install has half written, or that have lost their types.
  const isMissingTypes = kinds[0] === "dev" && done !== "" && !done.endsWith(" dev");
  if (existsSync(unfinished) || isMissingTypes) rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules, { recursive: true });
  writeFileSync(unfinished, "");
  const started = Date.now();
  const status = runNpm(folder, options);
  stages.push({ title: title.slice(0, -2), seconds: Math.round((Date.now() - started) / 1000) });
  if (status !== 0)
    fail("The dependencies could not be installed.", "Check the network and the npm registry setting, then run the command again.");
  writeFileSync(stamp, `${hash} ${kinds[0]}`);
  rmSync(unfinished);
  return true;
}

const FOR_EDITORS = /\.(map|d\.[cm]?ts)$/;

/** Removes source maps and type declarations, a quarter of all packages that running needs. */
function removeForEditors(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeForEditors(path);
    else if (entry.isFile() && FOR_EDITORS.test(entry.name)) rmSync(path);
  }
}

/** Removes the packages that no package.json needs any more. */
export function keepServed() {
  say("Removing what only building needs …");
  if (runNpm(root, ["--omit=dev"], "prune") !== 0) fail("Packages could not be removed.", "What npm says stands above.");
  const stamp = join(root, "node_modules/.azulejo-lock-hash");
  writeFileSync(stamp, readFileSync(stamp, "utf8").replace(/ \w+$/, " served"));
}

/** Runs npm with the Node that will run the shop, as its packages expect. */
function runNpm(folder, options, verb = "install") {
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const [command, ...args] = process.env.npm_execpath ? [node, process.env.npm_execpath] : ["npm"];
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  delete env.NODE_ENV;
  // Not `npm ci`, which fails if a registry lacks the lock file's optional packages for other systems.
  const always = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--include=optional", "--loglevel=error"];
  return spawnSync(command, [...args, verb, ...always, ...options], { cwd: folder, stdio: "inherit", env }).status;
}

/** Runs a program with the project's Node, which is put first in PATH. */
export function run(node, args, options = {}) {
  return spawnSync(node, args, { cwd: root, stdio: "inherit", ...options, env: environmentOf(node, options) });
}

const environmentOf = (node, { env } = {}) => ({ ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, ...env });

const running = new Set();
process.on("exit", () => {
  for (const child of running) child.kill();
});

/** Runs a program in parallel with others. @returns its exit status, and its output if that is piped */
function runBeside(node, args, { yields, ...options } = {}) {
  const child = spawn(node, args, { cwd: root, ...options, env: environmentOf(node, options) });
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  running.add(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      printed += text;
    });
  return new Promise((resolve) =>
    child.on("close", (status) => {
      running.delete(child);
      resolve({ status, printed });
    }),
  );
}

const stages = [];

/** Runs a stage whose output is shown only if it fails. */
export async function quietStep(node, title, args, options) {
  say(`${title} …`);
  const { status, printed } = await runBeside(node, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  if (status !== 0) failStep(`${title}: failed.`, printed);
}

/** Runs a stage. @param options those of `spawn`, and whether the stage runs at low priority */
export async function step(node, title, args, options) {
  say(`\n── ${title}`);
  const started = Date.now();
  const { status, printed } = await runBeside(node, args, { stdio: "inherit", ...options });
  const seconds = Math.round((Date.now() - started) / 1000);
  stages.push({ title, seconds });
  if (status !== 0) failStep(`${title}: failed after ${seconds} s.`, printed);
  say(`── ${title}: ${seconds} s\n${printed}`);
}

function failStep(what, printed) {
  process.stderr.write(printed);
  fail(what, "What went wrong stands above.");
}

/** Prints the duration of each stage and the total since the process started. */
export function sayTimes() {
  const total = { title: "Total", seconds: Math.round(process.uptime()) };
  const width = Math.max(...[...stages, total].map(({ title }) => title.length));
  say("");
  for (const { title, seconds } of [...stages, total]) say(`${title.padEnd(width)}  ${String(seconds).padStart(5)} s`);
}

export const bin = (name) => join(root, "node_modules", name);

export function ensureFolder(path) {
  mkdirSync(path, { recursive: true });
}
