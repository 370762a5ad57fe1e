import { createRequire } from "node:module";
import { isAbsolute, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { extendedFaults, extensionFaults } from "@azulejo/api";
import type { Extended, Extension } from "@azulejo/extend";
import { ConfigError } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { conflictsOf, joined, type OpenedExtension } from "./joined-extensions.ts";

/** Maximum time in ms for an extension to open. */
const OPEN_MS = 10_000;

interface Named {
  /** A folder, a file, or an npm package. */
  module: string;
  environment: Readonly<Record<string, string>>;
}

/**
 * Loads and opens extensions, in their order, as one. Their rules and listeners are called in that order, and closed in reverse.
 * @throws ConfigError with its fault, or if two fill the same part
 */
export async function loadExtensions(
  { modules, environment }: { modules: readonly string[]; environment: Named["environment"] },
  log: ServerLog,
): Promise<Extended> {
  const opened: OpenedExtension[] = [];
  try {
    for (const module of modules) opened.push({ module, extended: await loadExtension({ module, environment }, log) });
    const faults = conflictsOf(opened);
    if (faults.length > 0) throw new ConfigError(faults);
  } catch (error) {
    for (const { extended } of opened.toReversed()) await extended.close?.().catch(() => {});
    throw error;
  }
  return joined(opened);
}

/** Loads and opens an extension. @throws ConfigError with its fault */
export async function loadExtension({ module, environment }: Named, log: ServerLog, openMs = OPEN_MS): Promise<Extended> {
  const refuse = (faults: string[]): never => {
    throw new ConfigError(faults.map((fault) => `EXTENSION=${module}: ${fault}`));
  };
  const loaded: { default?: unknown } = await import(specifierOf(module)).catch((error: unknown) =>
    refuse([`it can't be loaded: ${messageOf(error)}`]),
  );
  const faults = extensionFaults(loaded.default);
  if (faults.length > 0) refuse(faults);
  const extension = loaded.default as Extension;
  const opened = await within(extension, { environment, log }, openMs).catch((error: unknown) =>
    refuse([`it can't be opened: ${messageOf(error)}`]),
  );
  const wrong = extendedFaults(opened);
  if (wrong.length > 0) refuse(wrong);
  log.info({ extension: extension.name, adds: Object.keys(opened) }, "an extension is in use");
  return opened;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns a folder's module, by its package.json or its index. */
function specifierOf(module: string): string {
  const isPath = isAbsolute(module) || module.startsWith(".");
  if (!isPath) return module;
  const path = resolve(module);
  const found = /\.[cm]?[jt]s$/.test(path) ? path : mainOf(createRequire(import.meta.url), path);
  return pathToFileURL(found).href;
}

function mainOf(require: NodeJS.Require, folder: string): string {
  try {
    const { main, exports } = require(`${folder}/package.json`) as { main?: string; exports?: string };
    return resolve(folder, (typeof exports === "string" ? exports : main) ?? "index.js");
  } catch {
    return resolve(folder, "index.js");
  }
}

async function within(extension: Extension, host: Parameters<Extension["open"]>[0], ms: number): Promise<Extended> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${ms / 1000} seconds`)), ms);
  });
  try {
    return await Promise.race([Promise.resolve().then(() => extension.open(host)), over]);
  } finally {
    clearTimeout(timer);
  }
}
