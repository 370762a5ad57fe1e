import type { Database } from "@azulejo/database";
import { type OpenContent, openContent } from "@azulejo/server/content/open-content.ts";

/** Opens the demo's content on a database as the server does. */
export function openShopContent(database: Database, now: () => Date = () => new Date()): Promise<OpenContent> {
  return openContent({
    database,
    access: {
      apiUrl: undefined,
      spaceId: "1001",
      publicToken: "demo-public",
      previewToken: "demo-preview",
      rateLimit: 1000,
      editorOrigin: "http://localhost:3001",
    },
    publicUrl: "http://localhost:3000",
    log: { info() {}, warn() {}, error() {} },
    now,
    onChanges() {},
  });
}
