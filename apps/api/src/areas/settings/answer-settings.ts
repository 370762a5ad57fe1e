import type { Database } from "@azulejo/database";
import { changeSettings, exportSettings } from "./change-settings.ts";
import type { SettingsRequest } from "./shop-settings.ts";

interface Request {
  storefrontId: number;
  /** What to change; absent to export. */
  request?: SettingsRequest;
  dryRun?: boolean;
}

/** Lets `npm run settings` change the settings of a running shop with the embedded database. */
export function answerSettingsRequests(database: Database): void {
  database.answerRequests?.("settings", async (input) => {
    const { storefrontId, request, dryRun = false } = JSON.parse(input) as Request;
    const answer = request
      ? await changeSettings(database, request, { storefrontId, dryRun })
      : await exportSettings(database.query, storefrontId);
    return new TextEncoder().encode(JSON.stringify(answer));
  });
}
