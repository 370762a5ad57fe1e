import type { Call, InputOf } from "@azulejo/contract";

/** Spaces count in a password. */
const secret = /password/i;

/**
 * Returns the named fields of a form as the input of a call; dots in a name nest it. Empty fields are left out,
 * so that the API reports them as missing and not as too short.
 */
export function filled<C extends Call>(form: FormData, names: readonly string[]): InputOf<C> {
  const input: Record<string, unknown> = {};
  for (const name of names) {
    const value = form.get(name);
    if (typeof value !== "string") continue;
    const meant = secret.test(name) ? value : name === "code" ? value.replace(/\s/g, "") : value.trim();
    if (meant !== "") put(input, name.split("."), meant);
  }
  return input as InputOf<C>;
}

function put(into: Record<string, unknown>, [first = "", ...rest]: string[], value: string): void {
  if (rest.length === 0) into[first] = value;
  else put((into[first] ??= {}) as Record<string, unknown>, rest, value);
}

/** Turns a website as people type it (`example.com`) into a URL. */
export const webAddress = (typed: string): string => (typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`);
