import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { copyTemplate } from "@azulejo/testing/copy-template.ts";
import { freePort, type ServerProcess, startServerProcess } from "../robustness/server-process.ts";

export interface DemoServer extends ServerProcess {
  /** Events that the server sent for pages without tags. */
  received: { name: string; data: Record<string, string> }[];
  /** Stops the server and deletes its database. */
  remove(): Promise<void>;
}

/** The real server on a copy of the demo, with a receiver of its events. @param more of its environment */
export async function startDemoServer(more: Record<string, string> = {}): Promise<DemoServer> {
  const received: DemoServer["received"] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const copy = await copyTemplate();
  const server = await startServerProcess(await freePort(), {
    DATA_DIR: copy.dataDir,
    DATABASE_URL: copy.url,
    MODE: "demo",
    SANDBOX_PORT: "0",
    SMTP_PORT: "0",
    RATE_LIMIT_PER_MINUTE: "1000000",
    SIGNIN_LIMIT: "1000000",
    TAG_EVENTS_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    ...more,
  });
  return {
    ...server,
    received,
    async remove() {
      await server.kill();
      await copy.remove();
      receiver.close();
    },
  };
}
