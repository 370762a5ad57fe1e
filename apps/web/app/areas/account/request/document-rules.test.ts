import { describe, expect, it } from "vitest";
import { documentFault, MAX_DOCUMENT_BYTES } from "./document-rules.ts";

const file = (more: Partial<{ name: string; size: number; type: string }> = {}) => ({
  name: "licence.pdf",
  size: 1000,
  type: "application/pdf",
  ...more,
});

describe("validating an application's documents", () => {
  it.each([
    ["none", [], null],
    ["four", [file(), file(), file(), file()], null],
    ["five", [file(), file(), file(), file(), file()], { rule: "count" }],
    ["a picture", [file({ type: "image/webp" })], null],
    ["one that is as large as can be", [file({ size: MAX_DOCUMENT_BYTES })], null],
    ["one that is larger", [file(), file({ name: "plan.pdf", size: MAX_DOCUMENT_BYTES + 1 })], { rule: "size", name: "plan.pdf" }],
    ["a drawing that could run scripts", [file({ name: "logo.svg", type: "image/svg+xml" })], { rule: "kind", name: "logo.svg" }],
    ["a file of no kind", [file({ name: "notes", type: "" })], { rule: "kind", name: "notes" }],
  ] as const)("%s", (_, files, fault) => {
    expect(documentFault(files)).toEqual(fault);
  });
});
