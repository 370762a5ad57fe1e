import type { Api } from "@azulejo/api";
import { type ManagementClient, openManagementClient } from "@azulejo/content/files/management-client.ts";
import { recordChanges } from "@azulejo/database";
import { copyTemplate, type TemplateCopy } from "@azulejo/testing/copy-template.ts";
import { readConfig } from "../config/read-config.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { freePort } from "../robustness/server-process.ts";

/** The whole server in the test's process, with a clock controlled by the test. */
export interface ClockedServer {
  url: string;
  api: Api;
  cache: PageCache;
  /** Sets the server's clock, which doesn't move otherwise. */
  setNow(time: string | number | Date): void;
  /** Requests an address as a visitor, without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; text: string; headers: Headers }>;
  /** Records a change of a product and waits until pages are updated. */
  changed(kind: "product" | "stock" | "storefront", entity: number): Promise<void>;
  /** A client to write stories like the editor. */
  stories: ManagementClient;
  /** Lines logged by the server. */
  logged: { level: string; fields: Record<string, unknown>; message: string }[];
  close(): Promise<void>;
}

/** Opens the built storefront. @param environment additional variables @param given a database other than a copy of the demo */
export async function openClockedServer(
  start: string | Date,
  environment: Record<string, string> = {},
  given?: TemplateCopy,
): Promise<ClockedServer> {
  const { startServer } = await import("../start-server.ts");
  const copy = given ?? (await copyTemplate());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let now = new Date(start);
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: url,
    ...copy.environment,
    SANDBOX_PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
    CHECK_ANSWERS: "1",
    RATE_LIMIT_PER_MINUTE: "1000000",
    ...environment,
  });
  const logged: ClockedServer["logged"] = [];
  const line = (level: string) => (fields: Record<string, unknown>, message: string) => void logged.push({ level, fields, message });
  const log = { info: line("info"), warn: line("warn"), error: line("error") };
  const server = await startServer(config, log as never, () => now);
  return {
    url,
    api: server.api,
    stories: openManagementClient({ endpoint: `${url}/content/v1`, spaceId: "1001", token: "demo-management" }),
    cache: server.cache,
    logged,
    setNow(time) {
      now = new Date(time);
    },
    async get(path, headers = {}) {
      const response = await fetch(url + path, { redirect: "manual", headers });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    async changed(kind, entity) {
      const { database } = server.api.services;
      await database.query.transaction().execute((query) => recordChanges(query, [{ kind, entity: String(entity) }]));
      await server.api.settle();
    },
    async close() {
      await server.close();
      await copy.remove();
    },
  };
}
