import { randomBytes } from "node:crypto";
import { Client, type ClientBase } from "pg";

/** How long to wait for a notification in ms; a server delivers it within milliseconds. */
const DELIVERY_MS = 2000;

/** Thrown if the address leads to a pooler in transaction mode, which loses notifications and session locks. */
export class PoolerError extends Error {
  constructor(host: string, hasDirectAddress: boolean) {
    super(
      hasDirectAddress
        ? `DATABASE_DIRECT_URL leads to a pooler in transaction mode (${host}), which loses notifications. Set it to the address of PostgreSQL itself.`
        : `The database at ${host} is behind a pooler in transaction mode, which loses notifications. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself; DATABASE_URL may stay as it is.`,
    );
    this.name = "PoolerError";
  }
}

/** Checks that a connection keeps its server session. @throws PoolerError */
export async function requireSession(client: ClientBase, url: string, hasDirectAddress: boolean): Promise<void> {
  if (await isServer(client)) return;
  if (!(await isNotified(client, url))) throw new PoolerError(new URL(url).host, hasDirectAddress);
}

/** Returns whether the server itself responds; poolers give their clients other process ids. */
async function isServer(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid === (client as ClientBase & { processID?: number }).processID;
}

/** Returns whether a pooler delivers notifications, as it does in session mode. */
async function isNotified(client: ClientBase, url: string): Promise<boolean> {
  const channel = `azulejo_${randomBytes(8).toString("hex")}`;
  const other = new Client({ connectionString: url });
  other.on("error", () => {});
  try {
    await client.query(`listen ${channel}`);
    await other.connect();
    const delivered = new Promise<boolean>((resolve) => {
      client.once("notification", () => resolve(true));
      setTimeout(resolve, DELIVERY_MS, false);
    });
    await other.query(`notify ${channel}`);
    return await delivered;
  } finally {
    await client.query(`unlisten ${channel}`);
    await other.end();
  }
}
