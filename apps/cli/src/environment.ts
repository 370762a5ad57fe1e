import { join } from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { FileStore } from "@azulejo/content";
import { openFileStore } from "@azulejo/content/assets/store/open-store.ts";
import { bucketFaults, bucketOf, bucketVariables } from "@azulejo/server/config/bucket.ts";
import { z } from "zod";

const variables = z.object({
  DATABASE_URL: z.string().startsWith("postgres").optional(),
  DATABASE_DIRECT_URL: z.string().startsWith("postgres").optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  ...bucketVariables,
  MODE: z.enum(["demo", "production"]).default("demo"),
  SEED: z.enum(["demo", "empty"]).default("demo"),
});

/**
 * Returns the configuration of the database and of the data of an empty one. Commands bypass a pooler, whose limits don't suit long
 * transactions.
 */
export function readEnvironment() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  const faults = bucketFaults(parsed.data);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, MODE, SEED } = parsed.data;
  return {
    url: DATABASE_DIRECT_URL ?? DATABASE_URL,
    pooledUrl: DATABASE_DIRECT_URL && DATABASE_URL,
    dataDir: DATA_DIR,
    files: { folder: join(DATA_DIR, "assets"), bucket: bucketOf(parsed.data) },
    mode: MODE,
    seed: SEED,
  };
}

/** The storefront that a command works on; undefined for the first one. */
export const storefrontOfEnvironment = (): number | undefined => Number(process.env.STOREFRONT_ID) || undefined;

/** Opens the store of the files that editors upload. */
export const openFiles = (): FileStore => openFileStore(readEnvironment().files);

export const tell = (message: string): void => void process.stdout.write(`${message}\n`);

/** Reads flags and words of the command line. @throws with the usage for an unknown flag */
export function readCommandLine<const Options extends ParseArgsOptionsConfig>(options: Options, usage: string) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}

/** Runs a command and exits with its code; prints an error as one line. */
export function runCommand(run: () => Promise<number | undefined>): void {
  // The work continues if the reader only wants the first lines (`| head`).
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  run().then(
    (code) => process.exit(code ?? 0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exit(1);
    },
  );
}
