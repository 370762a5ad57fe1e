import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = "/usr/sbin/pgbouncer";

export const isPoolerInstalled = () => existsSync(PROGRAM);

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Starts PgBouncer in transaction mode in front of a server, for all of its databases; returns null if PgBouncer isn't installed.
 * @param {string} server a `postgres://` address with a port or a socket, whose role needs no password
 */
export async function startPooler(server, { mode = "transaction" } = {}) {
  if (!isPoolerInstalled()) return null;
  const { username, hostname, port: serverPort, searchParams } = new URL(server);
  const host = searchParams.get("host") ?? hostname;
  const folder = mkdtempSync(join(tmpdir(), "azulejo-pooler-"));
  const port = await freePort();
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(join(folder, "users"), `"${username}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, "users")}
pool_mode = ${mode}
default_pool_size = 10
max_client_conn = 1000
server_idle_timeout = 5
log_connections = 0
log_disconnections = 0
`,
  );
  const [command, ...before] = notAsRoot(host, folder);
  const child = spawn(command, [...before, settings], { stdio: "ignore", cwd: folder });
  await untilListening(port, child);
  return {
    url: `postgres://${username}@127.0.0.1:${port}/postgres`,
    pid: child.pid,
    stop() {
      child.kill("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PgBouncer refuses to run as root. In a user namespace it gets another user id, and can still enter the socket's folder even if that
 * belongs to root.
 */
function notAsRoot(host, folder) {
  if (process.getuid?.() !== 0) return [PROGRAM];
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout));
  if (host.startsWith("/") && statSync(host).uid === 0) return ["unshare", "--user", `--map-user=${uid}`, `--map-group=${gid}`, PROGRAM];
  chownSync(folder, uid, gid);
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", PROGRAM];
}

async function untilListening(port, child) {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const isUp = await new Promise((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.end());
    });
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error("PgBouncer did not start.");
}
