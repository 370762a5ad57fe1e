// Runs before installation, so it uses Node 20 syntax and no dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkPostgres } from "../../packages/database/src/embedded/library-links.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));
const WANTED_NODE = 24;
const LOCK_AGE_MS = 15 * 60_000;
const stamp = join(root, "node_modules", ".azulejo-lock-hash");

/** Node reads `.env`, if there is one; variables that are set already win. */
export const environment = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

export function fail(what, advice) {
  process.stderr.write(`\n${what}\n${advice}\n`);
  process.exit(1);
}

/** Allows one setup at a time, because two installs in one folder break each other. */
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

/** Installs what running needs, if it isn't there. */
export function install() {
  installPackages();
  linkPostgres(root);
}

/** Installs from the lock file if it has changed since the last complete install. */
function installPackages() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const whole = existsSync(join(root, "node_modules", ".package-lock.json"));
  if (whole && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  say("Installing dependencies …");
  // Not `npm ci`, which fails if a registry lacks a lock's optional packages for other systems.
  const env = { ...process.env };
  delete env.NODE_ENV;
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ["npm", []];
  const started = Date.now();
  const result = spawnSync(
    npm[0],
    [...npm[1], "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev", "--include=optional"],
    { cwd: root, stdio: "inherit", env },
  );
  stages.push({ title: "Install", seconds: Math.round((Date.now() - started) / 1000) });
  if (result.status !== 0)
    fail("The dependencies could not be installed.", "Check the network and the npm registry setting, then run the command again.");
  writeFileSync(stamp, hash);
}

/** Returns the current Node if it is new enough, else the project's own. */
export function findNode() {
  if (Number(process.versions.node.split(".")[0]) >= WANTED_NODE) return process.execPath;
  const own = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(own)) return own;
  return fail(
    `This needs Node ${WANTED_NODE} or later; ${process.version} runs here.`,
    `The project brings its own for Linux on x64 and arm64. Elsewhere install Node ${WANTED_NODE} from nodejs.org and try again.`,
  );
}

/** Runs a program with the project's Node, which is first in PATH. */
export function run(node, args, options = {}) {
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}`, ...options.env };
  return spawnSync(node, args, { cwd: root, stdio: "inherit", ...options, env });
}

const stages = [];

/** Runs a stage whose output is shown only if it fails. */
export function quietStep(node, title, args, options) {
  say(`${title} …`);
  const result = run(node, args, { ...options, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}`);
  fail(`${title}: failed.`, "What went wrong stands above.");
}

export function step(node, title, args, options) {
  say(`\n── ${title}`);
  const started = Date.now();
  const result = run(node, args, options);
  const seconds = Math.round((Date.now() - started) / 1000);
  stages.push({ title, seconds });
  if (result.status !== 0) fail(`${title}: failed after ${seconds} s.`, "What went wrong stands above.");
  say(`── ${title}: ${seconds} s`);
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
