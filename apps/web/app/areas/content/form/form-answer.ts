import type { ErrorCode } from "@azulejo/contract/errors.ts";

/** What the page's own server answers to a form. */
export type FormAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: ErrorCode; messages: string[]; fields: Record<string, string> };

/** Asks the page's own server. @throws when no answer comes, or none that is its own */
export async function askServer<Value>(address: string, init?: RequestInit): Promise<FormAnswer<Value>> {
  const response = await fetch(address, init);
  const answer = (await response.json()) as FormAnswer<Value>;
  if (typeof answer.ok !== "boolean") throw new Error(`no answer from ${address}`);
  return answer;
}
