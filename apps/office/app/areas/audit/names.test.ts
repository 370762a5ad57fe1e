import { readFileSync } from "node:fs";
import { auditKinds, auditSubjects } from "@azulejo/contract/staff/audit-kinds.ts";
import { describe, expect, it } from "vitest";

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../i18n/messages/${language}/audit.json`, import.meta.url), "utf8"));

describe("the audit log's page", () => {
  it.each(["en", "es"])("has a name for every act and subject (%s)", (language) => {
    const names = read(language);
    const keys = [...auditKinds.map((kind) => `audit.kind.${kind}`), ...auditSubjects.map((subject) => `audit.subject.${subject}`)];
    expect(keys.filter((key) => !names[key])).toEqual([]);
  });
});
