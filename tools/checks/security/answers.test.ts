import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { countsTable, faultsOf, rowsOf } from "./answers.ts";

const root = `${mkdtempSync(join(tmpdir(), "answers-"))}/`;
writeFileSync(
  `${root}sign-in.test.ts`,
  'describe("a person", () => {\n  it.each([1])("signs in with %s", () => {});\n});\n// it isn\'t locked out\n',
);
writeFileSync(`${root}nginx.conf`, "ssl_protocols TLSv1.2;\n");

const rows = (...lines: string[]) => rowsOf("v1.md", ["# V1 Encoding", ...lines].join("\n"));
const faults = (...lines: string[]) => faultsOf(root, ["V1.1.1"], rows(...lines)).map((fault) => fault.replace("v1.md: V1.1.1: ", ""));
const held = (how: string) => faults(`| V1.1.1 | Sign-in | Held | ${how} |`);

describe("an answer", () => {
  it("names a test's title, words of another file, or a document", () => {
    expect(held('`sign-in.test.ts`: "signs in"')).toEqual([]);
    expect(held('Text. `nginx.conf`: "TLSv1.2"; `sign-in.test.ts`: "a person"')).toEqual([]);
    expect(held("[Sessions](../sessions.md#tokens)")).toEqual([]);
  });

  it("is refused without one", () => expect(held("We are sure.")).toEqual(["no test or document is named"]));

  it("is refused with a file or a title that isn't there", () => {
    expect(held('`gone.test.ts`: "signs in"')).toEqual(["gone.test.ts does not exist"]);
    expect(held('`sign-in.test.ts`: "locked out"')).toEqual(['sign-in.test.ts has no "locked out"']);
    expect(held('`nginx.conf`: "TLSv1.0"')).toEqual(['nginx.conf has no "TLSv1.0"']);
  });

  it("of another kind has a reason", () => {
    expect(faults("| V1.1.1 | LDAP | Not applicable | |")).toEqual(["the reason is missing"]);
    expect(faults("| V1.1.1 | LDAP | Perhaps | There is no LDAP. |")).toEqual(['"Perhaps" is no answer']);
    expect(faults("| V1.1.1 | LDAP | Not applicable | There is no LDAP. |")).toEqual([]);
  });
});

it("each requirement is answered once", () => {
  const row = "| V1.1.1 | LDAP | Not applicable | There is no LDAP. |";
  expect(faults()).toEqual(["V1.1.1 is not answered"]);
  expect(faults(row, row)).toEqual(["V1.1.1 is answered 2 times"]);
  expect(faults(row, row.replace("V1.1.1", "V1.1.9"))).toEqual(["V1.1.9 is no requirement"]);
});

it("answers are counted by chapter", () => {
  expect(countsTable(rows("| V1.1.1 | LDAP | Not applicable | There is no LDAP. |"))).toContain("| [V1 Encoding](v1.md) | 0 | 1 | 0 |");
});
