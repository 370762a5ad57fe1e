import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isWhole } from "@azulejo/testing/whole.ts";
import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "../migrate/migrate.ts";
import { openDatabase } from "../open-database.ts";
import { findBinaries } from "./binaries.ts";
import { isServerOf, readPostmasterFile } from "./postmaster-file.ts";
import { kill, killAll, startOwner } from "./start-embedded.fixture.ts";
import { type EmbeddedOptions, type EmbeddedServer, startEmbedded } from "./start-embedded.ts";

let dataDir: string;
const opened = new Set<EmbeddedServer>();
beforeEach(() => {
  dataDir = mkdtempSync(join(inject("template").scratch, "embedded-"));
});
afterEach(async () => {
  for (const server of opened) await server.stop();
  opened.clear();
  await killAll();
  const leftOver = readPostmasterFile(join(dataDir, "pgdata"));
  if (leftOver && isServerOf(leftOver.pid, join(dataDir, "pgdata"))) process.kill(leftOver.pid, "SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedServer> {
  const server = await startEmbedded(dataDir, { as: "shop", ...options });
  opened.add(server);
  return server;
}

// biome-ignore lint/suspicious/noExplicitAny: each test knows the rows that it asks for
async function ask(url: string, statement: string): Promise<any[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const marked = (url: string) => ask(url, "create table mark (id int); insert into mark values (1)");
const marks = async (url: string) => (await ask(url, "select id from mark")).length;

describe("the shop's own server", () => {
  it("is reached by a socket alone, and writes before it answers", async () => {
    const { url } = await start();
    const settings = ["listen_addresses", "unix_socket_permissions", "fsync", "synchronous_commit", "full_page_writes", "TimeZone"];
    const rows = await ask(url, `select name, setting from pg_settings where name in ('${settings.join("','")}') order by lower(name)`);
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: "on",
      full_page_writes: "on",
      listen_addresses: "",
      synchronous_commit: "on",
      TimeZone: "UTC",
      unix_socket_permissions: "0700",
    });
    expect(await ask(url, "select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database limit 1")).toEqual([
      { datlocprovider: "b", datlocale: "C.UTF-8", encoding: "UTF8" },
    ]);
  });

  it.runIf(isWhole)("is reached by a password on the loopback interface where there are no sockets, also by a command", async () => {
    const { url } = await start({ by: "port" });
    await marked(url);
    expect(await ask(url, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
    const wrong = Object.assign(new URL(url), { password: "guessed" }).href;
    await expect(ask(wrong, "select")).rejects.toMatchObject({ code: "28P01" });
    expect((await start({ by: "port", as: "command" })).url).toBe(url);
  });

  it("ends with the shop", async () => {
    const server = await start();
    await server.stop();
    opened.delete(server);
    expect(isServerOf(server.pid(), join(dataDir, "pgdata"))).toBe(false);
    await expect(ask(server.url, "select")).rejects.toMatchObject({ code: "ENOENT" });
  });

  it.runIf(isWhole)("has its socket behind a short link where the path of the data is too long for one", async () => {
    dataDir = join(dataDir, "a".repeat(80), "b".repeat(80));
    const { url } = await start();
    expect(new URL(url).searchParams.get("host")).toMatch(new RegExp(`^${tmpdir()}/azulejo-[0-9a-f]{12}$`));
    await marked(url);
    expect(await marks(url)).toBe(1);
  });

  it.runIf(isWhole)("starts over what was left of one that was being created", async () => {
    mkdirSync(join(dataDir, "pgdata.new", "base"), { recursive: true });
    writeFileSync(join(dataDir, "pgdata.new", "PG_VERSION"), "18\n");
    const { url } = await start();
    await marked(url);
    expect(existsSync(join(dataDir, "pgdata.new"))).toBe(false);
  });

  it("does not take the data of an earlier release for an empty directory", async () => {
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "18\n");
    await expect(start()).rejects.toThrow(/holds the data of an earlier release.*npm run backup -- FILE.*npm run restore -- FILE here\./);
    expect(existsSync(join(dataDir, "pgdata"))).toBe(false);
  });
});

describe("a data directory", () => {
  it("belongs to one shop, which a second one names", async () => {
    const first = await startOwner(dataDir);
    await expect(start()).rejects.toThrow(`The shop's data in ${dataDir} is in use by the shop with process id ${first.child.pid} on `);
  }, 60_000);

  it.runIf(isWhole)(
    "goes to exactly one of five shops that start together",
    async () => {
      const all = await Promise.all(Array.from({ length: 5 }, () => startOwner(dataDir)));
      expect(all.filter(({ error }) => error === undefined)).toHaveLength(1);
      expect(all.filter(({ error }) => error?.includes("in use by the shop with"))).toHaveLength(4);
    },
    90_000,
  );

  const namespace = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"];
  const hasNamespaces = spawnSync("unshare", [...namespace.slice(1), "true"]).status === 0;
  it.runIf(hasNamespaces && isWhole)(
    "belongs to one shop across containers, and is free when its container has ended",
    async () => {
      const first = await startOwner(dataDir, { before: namespace });
      await marked(first.url);
      await expect(start()).rejects.toThrow("is in use by the shop with process id 1 on");
      const second = await startOwner(dataDir, { before: namespace });
      expect(second.error).toContain("is in use by the shop with process id 1 on");
      await kill(first.child);
      expect(await marks((await start()).url)).toBe(1);
    },
    90_000,
  );

  it.runIf(isWhole)("starts although the number of its last server is another process's now", async () => {
    await (await startEmbedded(dataDir, { as: "shop" })).stop();
    writeFileSync(join(dataDir, "pgdata", "postmaster.pid"), `${process.pid}\n${dataDir}\n1\n5432\n\n\n0 0\nready\n`);
    await marked((await start()).url);
  });

  it("is shared by commands with a running shop, and with each other", async () => {
    const shop = await start();
    await marked(shop.url);
    const command = await startEmbedded(dataDir, { as: "command" });
    expect([command.url, command.isOwn, command.pid()]).toEqual([shop.url, false, shop.pid()]);
    await command.stop();
    expect(await marks(shop.url)).toBe(1);
    await shop.stop();
    opened.delete(shop);
    const [first, second] = [await start({ as: "command" }), await start({ as: "command" })];
    expect([first.isOwn, second.isOwn]).toEqual([true, false]);
    expect(await marks(second.url)).toBe(1);
  });
});

describe("what was committed survives", () => {
  it("the shop's end by kill -9: its server is stopped, and another one has everything", async () => {
    const first = await startOwner(dataDir);
    await marked(first.url);
    await kill(first.child);
    expect(isServerOf(first.pid, join(dataDir, "pgdata"))).toBe(true);
    const { url } = await start();
    expect(isServerOf(first.pid, join(dataDir, "pgdata"))).toBe(false);
    expect(await marks(url)).toBe(1);
  }, 60_000);

  it("the server's end by kill -9: it is started again, at the same address", async () => {
    const server = await start();
    await marked(server.url);
    const before = server.pid();
    process.kill(before, "SIGKILL");
    await expect.poll(() => marks(server.url).catch(() => 0), { timeout: 20_000 }).toBe(1);
    expect(server.pid()).not.toBe(before);
  }, 60_000);

  it("the end of both by kill -9", async () => {
    const first = await startOwner(dataDir);
    await marked(first.url);
    process.kill(first.pid, "SIGKILL");
    await kill(first.child);
    expect(await marks((await start()).url)).toBe(1);
  }, 60_000);
});

describe.runIf(isWhole)("another release of PostgreSQL", () => {
  /** The same programs, reporting the version number of the next release. */
  const next = () => ({ ...findBinaries(), major: findBinaries().major + 1 });
  const { major } = findBinaries();

  it("takes over the data: it is copied with the programs that wrote it, and kept", async () => {
    const shop = await openDatabase({ dataDir, as: "shop" });
    await migrate(shop);
    await sql`insert into province (country, code, name_en, name_es) values ('XX', '1', 'x', 'x')`.execute(shop.query);
    await shop.close();
    const said: string[] = [];
    const { url } = await start({ binaries: next(), tell: (line) => void said.push(line) });
    expect(await ask(url, "select code from province where country = 'XX'")).toEqual([{ code: "1" }]);
    expect(said).toEqual([`upgrading the data in ${join(dataDir, "pgdata")} from PostgreSQL ${major} to ${major + 1}`]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("pgdata") && !name.endsWith(".log"))).toEqual([
      "pgdata",
      `pgdata.${major}`,
    ]);
  }, 120_000);

  it("finishes an upgrade that ended between its last two steps", async () => {
    const server = await start();
    await marked(server.url);
    await server.stop();
    opened.delete(server);
    renameSync(join(dataDir, "pgdata"), join(dataDir, "pgdata.next"));
    expect(await marks((await start()).url)).toBe(1);
  });

  it("whose programs the shop never brought is named", async () => {
    await (await startEmbedded(dataDir, { as: "shop" })).stop();
    writeFileSync(join(dataDir, "pgdata", "PG_VERSION"), "12\n");
    await expect(start()).rejects.toThrow("The data directory is of PostgreSQL 12, which this release can't read.");
  });
});

const isRoot = process.getuid?.() === 0;
const nobody = { name: "nobody", uid: 65534, gid: 65534 };
/** A container whose root user can't create namespaces. */
const withoutNamespaces = { uid: 0, people: [nobody], hasNamespaces: () => false };
const ownerOfServer = (pid: number) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];

describe.runIf(isRoot && isWhole)("as root", () => {
  it("it runs in a namespace, also below a folder that nobody else may enter, and its files are root's", async () => {
    dataDir = join(dataDir, "data");
    const server = await start();
    await marked(server.url);
    expect(ownerOfServer(server.pid())).toBe("0");
  });

  it("it runs as another user where there are no namespaces", async () => {
    chmodSync(dataDir, 0o755);
    const server = await start({ machine: withoutNamespaces });
    await marked(server.url);
    expect(ownerOfServer(server.pid())).toBe("65534");
    await server.stop();
    opened.delete(server);
    // Later on a machine that permits them, its files are still that user's.
    const again = await start();
    expect([ownerOfServer(again.pid()), await marks(again.url)]).toEqual(["65534", 1]);
  });

  it("it runs as another user in an open place where that user may not enter the data directory", async () => {
    await marked((await start()).url);
    for (const server of opened) await server.stop();
    opened.clear();
    const said: string[] = [];
    const options = { machine: withoutNamespaces, tell: (line: string) => void said.push(line) };
    const server = await start(options);
    expect([ownerOfServer(server.pid()), await marks(server.url)]).toEqual(["65534", 1]);
    expect(said).toEqual([
      `root may not run PostgreSQL, and other users may not enter ${dataDir}: its programs and data are in /var/lib/azulejo`,
    ]);
    await server.stop();
    opened.delete(server);
    expect(await marks((await start(options)).url)).toBe(1);
    expect(said).toHaveLength(1);
    expect(await marks((await start({ as: "command", machine: withoutNamespaces })).url)).toBe(1);
  });
});
