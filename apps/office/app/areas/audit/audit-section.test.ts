import { staffRights } from "@azulejo/contract";
import { expect, it } from "vitest";
import { sections, sectionsFor } from "../../frame/sections.ts";

const pathsFor = (stores: string[] | null): string[] =>
  sectionsFor({ rights: [...staffRights], stores }).flatMap((group) => group.map(({ path }) => path));

it("the audit log covers all stores, so staff who are limited to one aren't offered it", () => {
  const every = sections.flat().map(({ path }) => path);
  expect(pathsFor(null)).toEqual(every);
  expect(pathsFor(["reno"])).toEqual(every.filter((path) => path !== "/audit"));
});
