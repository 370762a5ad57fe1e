import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

interface Kind {
  /** The example in `deploy`. */
  file: string;
  version: string[];
  /** Returns the example as a complete configuration, with local paths. @param port null for the example's own */
  complete(example: string, folder: string, port: number | null): string;
  check(path: string): string[];
  run(path: string): string[];
}

const kinds = {
  nginx: {
    file: "nginx.conf",
    version: ["nginx", "-v"],
    complete: (example, folder, port) =>
      [
        `daemon off; pid ${folder}/pid; error_log ${folder}/errors; worker_processes 1;`,
        "events {}",
        `http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
        `fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;`,
        port === null
          ? example
              .replace("/etc/letsencrypt/live/shop.example.com/fullchain.pem", `${folder}/cert.pem`)
              .replace("/etc/letsencrypt/live/shop.example.com/privkey.pem", `${folder}/key.pem`)
          : example
              .replace(/listen 80;/, `listen unix:${folder}/plain;`)
              .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
              .replaceAll(/ +ssl_.*;\n/g, ""),
        "}",
      ].join("\n"),
    check: (path) => ["nginx", "-t", "-q", "-c", path],
    run: (path) => ["nginx", "-c", path],
  },
  haproxy: {
    file: "haproxy.cfg",
    version: ["haproxy", "-v"],
    complete: (example, folder, port) =>
      port === null
        ? example.replace("/etc/haproxy/shop.example.com.pem", `${folder}/both.pem`)
        : example
            .replace("bind :80\n", "")
            .replace(/bind :443.*\n/, `bind 127.0.0.1:${port}\n`)
            .replace(/ +http-request (?:deny|redirect scheme).*\n/g, ""),
    check: (path) => ["haproxy", "-q", "-c", "-f", path],
    run: (path) => ["haproxy", "-db", "-f", path],
  },
} satisfies Record<string, Kind>;

export type ProxyName = keyof typeof kinds;
export const proxyNames = Object.keys(kinds) as ProxyName[];

const run = ([program = "", ...given]: string[]) => spawnSync(program, given, { encoding: "utf8" });

export const isInstalled = (name: ProxyName): boolean => run(kinds[name].version).status === 0;

const readExample = (name: ProxyName): string =>
  readFileSync(new URL(`../../../../../deploy/${kinds[name].file}`, import.meta.url), "utf8");

/** Returns the proxy program's output about the example, changed only in the paths of certificates. */
export function checkExample(name: ProxyName, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const [key, cert, both] = ["key.pem", "cert.pem", "both.pem"].map((file) => join(folder, file)) as [string, string, string];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=shop.example.com", "-keyout", key, "-out", cert];
  execFileSync("openssl", made, { stdio: "ignore" });
  writeFileSync(both, readFileSync(key, "utf8") + readFileSync(cert, "utf8"));
  const path = join(folder, "example.conf");
  writeFileSync(path, kinds[name].complete(readExample(name), folder, null));
  const { status, stdout, stderr } = run(kinds[name].check(path));
  return status === 0 ? "" : stdout + stderr;
}

/** Starts the example without TLS, in front of servers on these ports. */
export async function startProxy(name: ProxyName, folder: string, port: number, servers: [number, number]): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const [a, b] = servers.map((server) => `127.0.0.1:${server}`) as [string, string];
  const example = readExample(name)
    .replaceAll(/127\.0\.0\.1:3000|10\.0\.0\.11:3000/g, a)
    .replaceAll("10.0.0.12:3000", b)
    .replace("#server", "server");
  const path = join(folder, "run.conf");
  writeFileSync(path, kinds[name].complete(example, folder, port));
  const [program = "", ...given] = kinds[name].run(path);
  const child: ChildProcess = spawn(program, given, { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  for (let answers = false; !answers; ) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    answers = (await fetch(`${url}/healthz`).catch(() => null))?.ok ?? false;
  }
  return {
    url,
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}
