import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../server-process.ts";

const POSTGRES = "/usr/lib/postgresql/15/bin";
const programs = ["/usr/bin/patroni", "/usr/bin/etcd", "/usr/sbin/haproxy", `${POSTGRES}/postgres`];

/** Returns whether Debian's packages patroni, python3-etcd, etcd-server, haproxy and postgresql-15 are installed. */
export const isPatroniInstalled = (): boolean => process.getuid?.() === 0 && programs.every((program) => existsSync(program));

export interface PatroniCluster {
  /** HAProxy's address for the current primary. */
  url: string;
  /** HAProxy's address for the replicas. */
  replicaUrl: string;
  /** Kills the primary and its Patroni, as in a power failure. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

interface Member {
  name: string;
  rest: number;
  port: number;
  data: string;
  patroni: ChildProcess;
}

/** Starts two members, etcd and HAProxy. Replication is synchronous: a commit returns once both have it. */
export async function startPatroni(): Promise<PatroniCluster> {
  const folder = mkdtempSync(join(tmpdir(), "azulejo-patroni-"));
  chmodSync(folder, 0o755);
  const children: ChildProcess[] = [];
  const start = (name: string, command: string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), "a");
    const [program = "", ...given] = command;
    const child = spawn(program, given, { cwd: folder, stdio: ["ignore", log, log], env: { PATH: "/usr/bin:/bin", LC_ALL: "C.UTF-8" } });
    children.push(child);
    return child;
  };
  const etcd = await startEtcd(folder, start);
  const members: Member[] = [];
  for (const name of ["a", "b"]) {
    const member = { name, rest: await freePort(), port: await freePort(), data: join(folder, name) };
    writeFileSync(join(folder, `${name}.yml`), JSON.stringify(settingsOf(member, etcd)));
    members.push({ ...member, patroni: start(name, [...asPostgres(folder, name), "/usr/bin/patroni", `${name}.yml`]) });
    await until(
      () => isIn(member.rest, name === "a" ? "primary" : "sync"),
      () => readFileSync(join(folder, `${name}.log`), "utf8"),
    );
  }
  const [port, replicaPort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "haproxy.cfg"), proxySettings(port, replicaPort, members));
  start("haproxy", ["/usr/sbin/haproxy", "-db", "-f", join(folder, "haproxy.cfg")]);
  const address = (at: number) => `postgres://postgres@127.0.0.1:${at}/postgres`;
  return {
    url: address(port),
    replicaUrl: address(replicaPort),
    async killPrimary() {
      for (const { rest, patroni, data } of members) {
        if (!(await isIn(rest, "primary"))) continue;
        const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
        const gone = once(patroni, "exit");
        patroni.kill("SIGKILL");
        process.kill(postmaster, "SIGKILL");
        await gone;
        return;
      }
      throw new Error("there is no primary");
    },
    async stop() {
      const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
      const gone = Promise.all(alive.map((child) => once(child, "exit")));
      for (const child of alive.toReversed()) child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startEtcd(folder: string, start: (name: string, command: string[]) => ChildProcess): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  const addresses = ["--listen-client-urls", client, "--advertise-client-urls", client];
  const peers = ["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer, "--initial-cluster", `default=${peer}`];
  start("etcd", ["/usr/bin/etcd", "--data-dir", join(folder, "etcd"), "--unsafe-no-fsync", ...addresses, ...peers]);
  await until(
    async () => (await fetch(`${client}/health`).catch(() => null))?.ok ?? false,
    () => readFileSync(join(folder, "etcd.log"), "utf8"),
  );
  return new URL(client).host;
}

/** PostgreSQL refuses to run as root. */
function asPostgres(folder: string, name: string): string[] {
  const [uid, gid] = ["-u", "-g"].map((flag) => execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim());
  mkdirSync(join(folder, name), { mode: 0o700 });
  spawnSync("chown", ["-R", `${uid}:${gid}`, join(folder, name)]);
  return ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups"];
}

const settingsOf = ({ name, rest, port, data }: Omit<Member, "patroni">, etcd: string) => ({
  scope: "azulejo",
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { host: etcd },
  bootstrap: {
    dcs: {
      ttl: 10,
      loop_wait: 2,
      retry_timeout: 3,
      maximum_lag_on_failover: 0,
      synchronous_mode: true,
      postgresql: { parameters: { fsync: "off", max_connections: 100, shared_buffers: "64MB", wal_keep_size: "512MB" } },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: POSTGRES,
    authentication: { superuser: { username: "postgres" }, replication: { username: "replicator" } },
    parameters: { unix_socket_directories: data },
    pg_hba: ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"],
  },
});

function proxySettings(port: number, replicaPort: number, members: Member[]): string {
  const servers = members.map(
    ({ name, port: at, rest }) =>
      `  server ${name} 127.0.0.1:${at} check port ${rest} inter 500 fall 1 rise 1 on-marked-down shutdown-sessions`,
  );
  const listen = (name: string, at: number, path: string) =>
    [`listen ${name}`, `  bind 127.0.0.1:${at}`, `  option httpchk OPTIONS ${path}`, "  http-check expect status 200", ...servers].join(
      "\n",
    );
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
${listen("primary", port, "/primary")}
${listen("replicas", replicaPort, "/replica")}
`;
}

/** Returns whether a member reports a role. */
async function isIn(rest: number, role: "primary" | "sync"): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${rest}/${role}`, { method: "OPTIONS" }).catch(() => null))?.status === 200;
}

const START_MS = 60_000;

async function until(isSo: () => Promise<boolean>, log: () => string): Promise<void> {
  const end = Date.now() + START_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`it did not start:\n${log().slice(-3000)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
