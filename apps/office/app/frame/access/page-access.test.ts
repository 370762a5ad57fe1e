import { readFileSync } from "node:fs";
import { type Call, office, staffRights } from "@azulejo/contract";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes.tsx";
import { FRAME_ROUTE } from "../staff.ts";
import { type Access, pageAccess, refusalOf } from "./page-access.ts";

const app = new URL("../../", import.meta.url);
const pages = routes.find(({ id }) => id === FRAME_ROUTE)?.children?.[0]?.children ?? [];
const paths = pages.map(({ path = "" }) => path).filter((path) => path !== "*");
const accesses = new Map(pages.map(({ path = "", handle }) => [path, handle as Access | undefined] as const));
const refusalAt = (path: string, staff: Parameters<typeof refusalOf>[1]) => {
  const access = accesses.get(path);
  return access ? refusalOf(access, staff) : null;
};
const table = readFileSync(new URL("routes.tsx", app), "utf8");
const modules = new Map(
  [...table.matchAll(/\{ (?:path: "([^"]+)"|index: true), lazy: \(\) => import\("\.\/([^"]+)"\)/g)].map(
    ([, path = "", file = ""]) => [path, new URL(file, app)] as const,
  ),
);

const callNamed = (name: string): Call[] => [(office as unknown as Record<string, Call | undefined>)[name] ?? []].flat();

/** Calls that a module makes for its page's data, except those that it makes only with another right, or if another page is open. */
const loadedBy = (text: string): Call[] =>
  [
    ...text.replaceAll(/(?:includes\("[a-z.]+"\)|mayOpen\("[a-z/]+", staff\))\s*\?\s*load\("\w+"/g, "").matchAll(/\bload\(\s*"(\w+)"/g),
  ].flatMap(([, name = ""]) => callNamed(name));

/** Calls that a page makes when it is opened; those that it can make later if there are none with a right. */
function callsOf(path: string): Call[] {
  const file = modules.get(path);
  if (!file) return [];
  const text = readFileSync(file, "utf8");
  const imported = [...text.matchAll(/^import (?!type).* from "(\.[^"]+)"/gm)].map(([, to = ""]) => new URL(to, file));
  const near = imported.filter(({ pathname }) => pathname.includes("/areas/") && pathname.endsWith(".ts"));
  const loaded = [text, ...near.map((one) => readFileSync(one, "utf8"))].flatMap(loadedBy);
  if (loaded.some(({ right }) => right)) return loaded;
  return [...text.matchAll(/\buseCall\("(\w+)"/g)].flatMap(([, name = ""]) => callNamed(name));
}

const everyRight = { rights: [...staffRights], stores: null };

describe("each page of the office", () => {
  it("has a module in the table of routes", () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !modules.has(path))).toEqual([]);
    expect(paths.filter((path) => refusalAt(path, everyRight) !== null)).toEqual([]);
  });

  it("is refused without a right that its data needs", () => {
    const open = paths
      .slice(1)
      .flatMap((path) =>
        [...new Set(callsOf(path).flatMap(({ right }) => right ?? []))]
          .filter((right) => refusalAt(path, { rights: staffRights.filter((one) => one !== right), stores: null }) === null)
          .map((right) => `${path} without ${right}`),
      );
    expect(open).toEqual([]);
  });

  it("is refused to staff of certain stores if its data covers all of them, and only then", () => {
    const limited = { rights: [...staffRights], stores: ["reno"] };
    const wrong = paths.filter(
      (path) => (refusalAt(path, limited) === "fault.noStores") !== callsOf(path).some(({ allStores }) => allStores),
    );
    expect(wrong).toEqual([]);
  });

  it("needs no right beyond its data's", () => {
    const narrow = paths.filter((path) => {
      const rights = callsOf(path).flatMap(({ right }) => right ?? []);
      return rights.length > 0 && refusalAt(path, { rights, stores: null }) !== null;
    });
    expect(narrow).toEqual([]);
  });

  it("has no entry without a page", () => {
    expect(Object.keys(pageAccess).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
