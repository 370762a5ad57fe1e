import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Returns the program folder of the newest installed PostgreSQL. */
function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(debian, version, "bin")).find((path) => existsSync(join(path, "initdb")));
  return folder ?? null;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Starts a private server on a free port, as a user other than root; returns null if PostgreSQL isn't installed. */
export async function startPrivatePostgres() {
  const binaries = findBinaries();
  if (!binaries) return null;
  const owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (process.getuid?.() === 0 && owner.uid === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "azulejo-postgres-"));
  if (owner.uid) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, "data");
  const options = { ...owner, stdio: "ignore", cwd: folder };
  execFileSync(join(binaries, "initdb"), ["-D", data, "-U", "azulejo", "--auth", "trust", "-E", "UTF8", "--locale", "C"], options);
  execFileSync(
    join(binaries, "pg_ctl"),
    ["-D", data, "-w", "-l", join(folder, "log"), "-o", `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`, "start"],
    options,
  );
  const control = (...args) => execFileSync(join(binaries, "pg_ctl"), ["-D", data, "-w", "-l", join(folder, "log"), ...args], options);
  return {
    /** @param {"fast" | "immediate"} mode `fast` restarts cleanly, `immediate` as after a crash */
    restart: (mode) => control("-m", mode, "restart"),
    pause: (mode) => control("-m", mode, "stop"),
    resume: () => control("-o", `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`, "start"),
    pid: Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    url: `postgres://azulejo@127.0.0.1:${port}/postgres`,
    stop() {
      spawnSync(join(binaries, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag) {
  const found = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
  return found.status === 0 ? Number(found.stdout) : null;
}
