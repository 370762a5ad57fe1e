import { checkAddress } from "./check-address.ts";
import type { Checking } from "./checking.ts";
import type { Place } from "./fault.ts";
import { isObject } from "./is-object.ts";

const DEEPEST = 50;

/** Checks a rich text document: every node has a type, every text node its text, every link a safe address. */
export function checkRichText(value: unknown, place: Place, checking: Checking): void {
  if (value === "") return;
  if (!isObject(value) || value.type !== "doc") {
    checking.faults.add(place, "must be rich text");
    return;
  }
  checkNode(value, place, 0, checking);
}

function checkNode(node: unknown, place: Place, depth: number, checking: Checking): void {
  const { faults } = checking;
  if (depth > DEEPEST) {
    faults.add(place, `rich text is nested deeper than ${DEEPEST}`);
    return;
  }
  if (!isObject(node) || typeof node.type !== "string" || node.type === "") {
    faults.add(place, "a node has no type");
    return;
  }
  if (node.type === "text" && (typeof node.text !== "string" || node.text === "")) faults.add(place, "a text node has no text");
  if (node.attrs !== undefined && node.attrs !== null && !isObject(node.attrs)) {
    faults.add(place, "attrs must be an object");
    return;
  }
  checkAttributes(node.type, node.attrs ?? {}, place, checking);
  checkMarks(node.marks, place, checking);
  if (node.content === undefined || node.content === null) return;
  if (!Array.isArray(node.content)) {
    faults.add(place, "content must be a list");
    return;
  }
  for (const [at, child] of node.content.entries()) checkNode(child, inside(place, "content", at), depth + 1, checking);
}

const inside = (place: Place, name: string, at: number): Place => ({ ...place, path: [...place.path, name, String(at)] });

function checkAttributes(type: string, attributes: object, place: Place, { faults, checkBlok }: Checking): void {
  const { level, src, body } = attributes as Record<string, unknown>;
  if (type === "heading" && !(Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 6)) {
    faults.add(place, "the level of a heading is 1 to 6");
  }
  if (type === "image") checkAddress(src, place, faults);
  if (type !== "blok") return;
  if (!Array.isArray(body)) {
    faults.add(place, "a node of blocks has no body");
    return;
  }
  for (const [at, blok] of body.entries()) checkBlok(blok, [...place.path, "attrs", "body", String(at)], undefined);
}

function checkMarks(marks: unknown, place: Place, { faults }: Checking): void {
  if (marks === undefined || marks === null) return;
  if (!Array.isArray(marks)) {
    faults.add(place, "marks must be a list");
    return;
  }
  for (const mark of marks) {
    if (!isObject(mark) || typeof mark.type !== "string") faults.add(place, "a mark has no type");
    else if (mark.type === "link") checkAddress(isObject(mark.attrs) ? mark.attrs.href : undefined, place, faults);
  }
}
