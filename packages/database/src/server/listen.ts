import { Client } from "pg";

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

interface Where {
  url: string;
  processId: string;
  /** Its application name. */
  name: string;
}

/**
 * Listens on a channel in a session of its own, which is reopened whenever the server closes it. Messages sent in between are lost, so each
 * new session starts with an empty message. The session holds its process's lock (`processLock`), which other sessions of the process may
 * share.
 * @returns a function that stops it
 */
export async function listen(where: Where, channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
  const open = () => openSession(where, channel, onMessage);
  let client = await open();
  let stopped = false;
  let pause = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => client.once("end", reopenSoon);
  const reopenSoon = () => {
    if (!stopped) timer = setTimeout(reopen, pause).unref();
    pause = Math.min(pause * 2, LONGEST_RETRY_MS);
  };
  const reopen = async () => {
    try {
      client = await open();
    } catch {
      return reopenSoon();
    }
    pause = FIRST_RETRY_MS;
    if (stopped) return client.end();
    watch();
    onMessage("");
  };
  watch();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end().catch(() => {});
  };
}

async function openSession({ url, processId, name }: Where, channel: string, onMessage: (payload: string) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: LONGEST_RETRY_MS,
  });
  client.on("notification", (message) => onMessage(message.payload ?? ""));
  // A broken connection ends the session; that event is handled instead.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared(hashtextextended('process:' || $1, 0))", [processId]);
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
