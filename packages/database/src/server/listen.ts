import { Client } from "pg";

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5000;

/**
 * Listens on a channel in its own session, which is reopened whenever the server drops it. Messages sent meanwhile
 * are lost, so each new session starts with an empty one.
 * @returns a function that stops it
 */
export async function listen(url: string, channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
  let client = await openSession(url, channel, onMessage);
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
      client = await openSession(url, channel, onMessage);
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

async function openSession(url: string, channel: string, onMessage: (payload: string) => void): Promise<Client> {
  const client = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: LONGEST_RETRY_MS });
  client.on("notification", (message) => onMessage(message.payload ?? ""));
  // A broken connection ends the session, which handles it.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
}
