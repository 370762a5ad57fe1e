import { resolve } from "node:path";
import { changeSettings, exportSettings, type SettingsDifference, type SettingsResult } from "@azulejo/api/areas/settings/index.ts";
import { isMigrated, openDatabase } from "@azulejo/database";
import { readCommandLine, readEnvironment, runCommand, tell } from "./environment.ts";
import { readSettingsFile, writeSettingsFile } from "./settings/settings-files.ts";

const usage = `npm run settings -- FILE [options]

Brings the shop's settings to those of a YAML or JSON file: names, addresses, logo, colors, menu, footer, stores with hours and
holidays, tax rates, delivery zones and rates, words. A running shop shows them within seconds. A section that the file leaves out
stays. A list in the file, such as taxRates, takes the place of the shop's list: the file names every row that the shop keeps.

  --remove             also remove what the file's lists leave out; without it, the command only names it
  --dry-run            print what would change and write nothing
  --export             write the shop's settings to FILE, and its pictures beside it
  --storefront ID      the storefront; STOREFRONT_ID, or 1 by default
  --help               this text

It exits with 1 if the file has errors or would remove something without --remove; then nothing has changed. All settings: docs/settings.yaml`;

const options = {
  "dry-run": { type: "boolean", default: false },
  remove: { type: "boolean", default: false },
  export: { type: "boolean", default: false },
  storefront: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** `npm run settings`. @returns the exit code */
async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const [file] = positionals;
  if (values.help) {
    tell(usage);
    return 0;
  }
  if (!file || positionals.length > 1) throw new Error(usage);
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const request = values.export ? null : readSettingsFile(path);
  const storefrontId = Number(values.storefront ?? process.env.STOREFRONT_ID ?? 1);
  const dryRun = values["dry-run"];
  const database = await openDatabase(readEnvironment());
  try {
    if (!(await isMigrated(database)))
      throw new Error("The database is not migrated. Run npm run setup for a new shop, or npm run db:migrate for an older one.");
    if (request) {
      const removed = values.remove || dryRun ? [] : removalsOf(await changeSettings(database, request, { storefrontId, dryRun: true }));
      if (removed.length > 0) return refuseRemovals(removed);
      return report(await changeSettings(database, request, { storefrontId, dryRun }), dryRun);
    }
    const exported = await exportSettings(database.query, storefrontId);
    if (!exported) throw new Error("There is no storefront yet. Run npm run setup.");
    writeSettingsFile(path, exported);
    tell(`Written: ${path}`);
    return 0;
  } finally {
    await database.close();
  }
}

const readArguments = () => readCommandLine(options, usage);

/** Returns the rows that a change would remove, because lists in the file lack them. */
const removalsOf = ({ differences = [] }: SettingsResult): SettingsDifference[] =>
  differences.filter(({ path, after }) => after === undefined && !path.startsWith("storefront."));

function refuseRemovals(removed: SettingsDifference[]): number {
  tell("Nothing has changed. The file's lists leave these out, which would remove them:");
  for (const difference of removed) tell(describe(difference));
  tell("Add them to the file (--export writes what the shop has), or run the command again with --remove.");
  return 1;
}

function report(result: SettingsResult, dryRun: boolean): number {
  if (result.faults) {
    tell(`Nothing has changed, because of ${result.faults.length === 1 ? "one error" : `${result.faults.length} errors`} in the file:`);
    for (const { path, problem } of result.faults) tell(`  ${path} ${problem}`);
    return 1;
  }
  for (const difference of result.differences) tell(describe(difference));
  if (result.differences.length === 0) tell("The shop already has these settings.");
  else
    tell(
      dryRun
        ? "Nothing has been written (--dry-run)."
        : `Done: ${result.differences.length === 1 ? "one change" : `${result.differences.length} changes`}.`,
    );
  for (const gap of result.gaps) tell(`Note: ${gap}.`);
  return 0;
}

const LONGEST = 100;

function describe({ path, before, after }: SettingsDifference): string {
  if (before === undefined) return `+ ${path}: ${short(after)}`;
  if (after === undefined) return `- ${path}`;
  return `  ${path}: ${short(before)} → ${short(after)}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

runCommand(main);
