import { join } from "node:path";
import { faultsOf } from "@azulejo/messages/compare-languages.ts";
import { groupsIn, readGroup } from "@azulejo/messages/read-messages.ts";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const folders = ["apps/web/app/i18n/messages", "apps/office/app/i18n/messages", "apps/api/src/messages"];

describe.each(folders)("the messages in %s", (name) => {
  const folder = join(root, name);
  const groups = groupsIn(folder, "en");

  it("have the same groups in both languages", () => {
    expect(groups.length).toBeGreaterThan(5);
    expect(groupsIn(folder, "es")).toEqual(groups);
  });

  it.each(groups)("say the same in both languages, with complete plurals: %s", (group) => {
    expect(faultsOf(group, readGroup(folder, "en", group), readGroup(folder, "es", group))).toEqual([]);
  });

  it("use each key in one group only", () => {
    const keys = groups.flatMap((group) => Object.keys(readGroup(folder, "en", group)));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
