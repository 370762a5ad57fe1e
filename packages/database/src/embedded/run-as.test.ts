import { describe, expect, it } from "vitest";
import { findBinaries } from "./binaries.ts";
import { chooseRunAs, type Machine } from "./run-as.ts";

const root = { name: "root", uid: 0, gid: 0 };
const nobody = { name: "nobody", uid: 65534, gid: 65534 };
const postgres = { name: "postgres", uid: 101, gid: 104 };
const machine = (over: Partial<Machine>): Machine => ({ uid: 0, people: [root, nobody], hasNamespaces: () => true, ...over });

describe("PostgreSQL is run", () => {
  it("as whoever starts the shop", () => {
    expect(chooseRunAs(null, machine({ uid: 1000, people: [root, { name: "shop", uid: 1000, gid: 1000 }] }))).toEqual({ before: [] });
    expect(chooseRunAs(null, machine({ uid: null, people: [] }))).toEqual({ before: [] });
  });

  it("by root in a namespace, where it has another user id", () => {
    const before = ["unshare", "--user", "--map-user=65534", "--map-group=65534"];
    expect(chooseRunAs(null, machine({}))).toEqual({ before });
    expect(chooseRunAs(0, machine({}))).toEqual({ before });
  });

  it("by root as another user, where there are no namespaces", () => {
    expect(chooseRunAs(null, machine({ hasNamespaces: () => false }))).toEqual({ before: [], uid: 65534, gid: 65534 });
    const both = machine({ people: [root, nobody, postgres], hasNamespaces: () => false });
    expect(chooseRunAs(null, both)).toEqual({ before: [], uid: 101, gid: 104 });
  });

  it("by root as the user whose files the data directory has", () => {
    expect(chooseRunAs(101, machine({ people: [root, nobody, postgres] }))).toEqual({ before: [], uid: 101, gid: 104 });
    expect(chooseRunAs(4711, machine({}))).toEqual({ before: [], uid: 4711, gid: 4711 });
  });

  it("by a user without an entry in a namespace, and otherwise not at all", () => {
    expect(chooseRunAs(null, machine({ uid: 4711 })).before).toContain("unshare");
    expect(() => chooseRunAs(null, machine({ uid: 4711, hasNamespaces: () => false }))).toThrow(
      "The shop's own PostgreSQL can't be started: user 4711 has no entry in /etc/passwd. Set DATABASE_URL",
    );
    expect(() => chooseRunAs(null, machine({ people: [root], hasNamespaces: () => false }))).toThrow("neither a user postgres nor");
  });
});

describe("a machine without programs of PostgreSQL", () => {
  it.each([
    ["linux", "riscv64", false, "linux-riscv64"],
    ["freebsd", "x64", false, "freebsd-x64"],
    ["linux", "x64", true, "linux-x64 with musl"],
  ] as const)("is told what to set: %s on %s, musl %s", (system, arch, hasMusl, named) => {
    expect(() => findBinaries(system, arch, hasMusl)).toThrow(
      `The shop's own PostgreSQL doesn't run on this machine (${named}). Set DATABASE_URL to a PostgreSQL server, version 15 or later.`,
    );
  });
});
