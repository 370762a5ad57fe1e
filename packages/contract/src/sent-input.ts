import type { Call } from "./call.ts";

const inPath = /\{(\w+)\}/g;

/** Returns a call's path parameters as text. */
export function pathParametersOf({ path }: Call, input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries([...path.matchAll(inPath)].map(([, name = ""]) => [name, String(input[name])]));
}

/** Returns the call's path with its parameters filled in. */
export const filledPath = ({ path }: Call, input: Record<string, unknown>): string =>
  path.replace(inPath, (_, name: string) => encodeURIComponent(String(input[name])));

/** Returns the query of a `GET`, with all values as text, without undefined ones and path parameters. */
export function queryOf({ path }: Call, input: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(input).filter(([name, value]) => value !== undefined && !path.includes(`{${name}}`));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Returns the files of a form's input. */
export const filesOf = (input: Record<string, unknown>): [name: string, bytes: Uint8Array][] =>
  Object.entries(input).filter((entry): entry is [string, Uint8Array] => entry[1] instanceof Uint8Array);
