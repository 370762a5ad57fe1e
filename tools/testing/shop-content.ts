import type { FileStore } from "@azulejo/content";
import type { Database } from "@azulejo/database";
import { seeds } from "@azulejo/seed/load-storefront.ts";
import { type OpenContent, openContent } from "@azulejo/server/content/open-content.ts";

type Space = (typeof seeds)[keyof typeof seeds]["space"];

/** Opens the content of a seed from a database, as the server does. */
export function openShopContent(
  database: Database,
  now: () => Date = () => new Date(),
  space: Space = seeds.demo.space,
  uploads?: FileStore,
): Promise<OpenContent> {
  const tokenOf = (kind: string) => space.tokens.find((one) => one.kind === kind)?.token ?? "";
  return openContent({
    database,
    access: {
      apiUrl: undefined,
      spaceId: String(space.id),
      publicToken: tokenOf("public"),
      previewToken: tokenOf("preview"),
      managementToken: tokenOf("management"),
      rateLimit: 1000,
      tokenRate: 1000,
      managementUrl: "http://content.internal/content/v1",
      editorOrigin: "http://localhost:3000",
    },
    publicUrl: "http://localhost:3000",
    ...(uploads && { uploads }),
    log: { info() {}, warn() {}, error() {} },
    now,
    onChanges() {},
  });
}
