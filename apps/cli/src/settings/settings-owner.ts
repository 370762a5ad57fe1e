import { readFileSync, rmSync } from "node:fs";
import { changeSettings, exportSettings, type SettingsRequest, type SettingsResult } from "@azulejo/api/areas/settings/index.ts";
import { type Database, DatabaseInUseError, isMigrated, openDatabase, requestOwner } from "@azulejo/database";
import { readEnvironment } from "../environment.ts";

export interface SettingsOwner {
  change(request: SettingsRequest, dryRun: boolean): Promise<SettingsResult>;
  /** Null if there is no storefront yet. */
  export(): Promise<SettingsRequest | null>;
  close(): Promise<void>;
}

/** Opens the settings of a shop. A running shop with the embedded database changes them itself, because only it can use its database. */
export async function openSettings(storefrontId: number): Promise<SettingsOwner> {
  const { url, dataDir } = readEnvironment();
  const database = await openDatabase({ url, dataDir }).catch((error) => {
    if (error instanceof DatabaseInUseError) return null;
    throw error;
  });
  return database ? settingsIn(database, storefrontId) : settingsOfRunningShop(dataDir, storefrontId);
}

async function settingsIn(database: Database, storefrontId: number): Promise<SettingsOwner> {
  if (!(await isMigrated(database))) {
    await database.close();
    throw new Error("The database is not migrated. Run npm run setup for a new shop, or npm run db:migrate for an older one.");
  }
  return {
    change: (request, dryRun) => changeSettings(database, request, { storefrontId, dryRun }),
    export: () => exportSettings(database.query, storefrontId),
    close: () => database.close(),
  };
}

function settingsOfRunningShop(dataDir: string, storefrontId: number): SettingsOwner {
  const ask = async (request: object) => {
    const answer = await requestOwner(dataDir, "settings", JSON.stringify({ storefrontId, ...request }));
    const value: unknown = JSON.parse(readFileSync(answer, "utf8"));
    rmSync(answer);
    return value;
  };
  return {
    change: async (request, dryRun) => (await ask({ request, dryRun })) as SettingsResult,
    export: async () => (await ask({})) as SettingsRequest | null,
    close: async () => {},
  };
}
