import type { BlokValue } from "@azulejo/contract/content/field-types.ts";
import { expect, it } from "vitest";
import { contentsOf } from "./contents.ts";

const heading = (text: string, level: number) => ({ type: "heading", attrs: { level }, content: [{ type: "text", text }] });
const block = (...content: unknown[]) => ({ component: "rich_text", _uid: "1", text: { type: "doc", content } }) as unknown as BlokValue;

it("a page's contents are its main headings, each once", () => {
  const body = [
    block(heading("Joint width", 2), { type: "paragraph" }, heading("Small", 3)),
    { component: "picture", _uid: "2" } as unknown as BlokValue,
    block(heading("Boquilla y más", 2), heading("Joint width", 2), heading("", 2)),
  ];
  expect(contentsOf(body)).toEqual([
    { id: "joint-width", words: "Joint width" },
    { id: "boquilla-y-mas", words: "Boquilla y más" },
  ]);
  expect(contentsOf(null)).toEqual([]);
});
