import type { Call } from "@azulejo/contract";
import { numberOrText } from "@azulejo/contract/typed/number.ts";
import type { z } from "zod";

/** Spaces are part of a password. */
const secret = /password/i;

/** A call, or the schema of a part of it. */
type Schema = Pick<Call, "input">;
type InputOf<C extends Schema> = z.input<C["input"]>;

type Leaf = { type: string; isNullable: boolean; of?: z.core.$ZodType; fields?: Record<string, z.core.$ZodType> };

/**
 * Reads a form as the input of an API call: the call's schema determines which fields there are, and which are numbers, choices or lists.
 * Dots in a name mean nesting. Empty fields are omitted, so that the API reports them as missing and not as too short; if the value may be
 * null, they are null. Nothing is validated: a value that can't be converted is passed on as text, which the API refuses.
 * @param only names of the call's input, if the form fills in only a part of it
 */
export function readInput<C extends Schema, K extends keyof InputOf<C> & string>(
  call: C,
  form: FormData,
  only: readonly K[],
): Pick<InputOf<C>, K>;
export function readInput<C extends Schema>(call: C, form: FormData): InputOf<C>;
export function readInput(call: Schema, form: FormData, only?: readonly string[]): unknown {
  const fields = Object.entries(leafOf(call.input).fields ?? {});
  return readFields(only ? fields.filter(([name]) => only.includes(name)) : fields, form, "");
}

function readFields(fields: [string, z.core.$ZodType][], form: FormData, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      const value = readField(schema, form, `${prefix}${name}`);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readField(schema: z.core.$ZodType, form: FormData, name: string): unknown {
  const leaf = leafOf(schema);
  if (leaf.fields) return readObject(leaf.fields, form, `${name}.`);
  if (leaf.type === "boolean") return ["on", "true"].includes(textIn(form, name));
  if (leaf.type === "array") return leaf.of && readList(leafOf(leaf.of), form, name);
  const text = textIn(form, name);
  if (text === "") return leaf.isNullable && form.has(name) ? null : undefined;
  return leaf.type === "number" ? numberOrText(text) : text;
}

/** Omits objects for which the form has no field. */
function readObject(fields: Record<string, z.core.$ZodType>, form: FormData, prefix: string): object | undefined {
  if (![...form.keys()].some((name) => name.startsWith(prefix))) return undefined;
  return readFields(Object.entries(fields), form, prefix);
}

/** Reads checked boxes with one name; none is an empty list. */
function readList(leaf: Leaf, form: FormData, name: string): unknown[] | undefined {
  if (leaf.fields) return undefined;
  const texts = form.getAll(name).filter((value) => typeof value === "string");
  return leaf.type === "number" ? texts.map(numberOrText) : texts;
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  if (secret.test(name)) return value;
  return name === "code" ? value.replace(/\s/g, "") : value.trim();
}

/** Returns the innermost schema, without defaults, options and refinements. */
function leafOf(schema: z.core.$ZodType, isNullable = false): Leaf {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "nullable":
      return leafOf(def.innerType, true);
    case "optional":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return leafOf(def.innerType, isNullable);
    case "pipe":
      return leafOf(def.in, isNullable);
    case "object":
      return { type: def.type, isNullable, fields: def.shape };
    case "array":
      return { type: def.type, isNullable, of: def.element };
    default:
      return { type: def.type, isNullable };
  }
}

/** Turns a website as people type it (`example.com`) into a URL. */
export const webAddress = (typed: string): string => (typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`);
