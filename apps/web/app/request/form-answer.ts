import type { ErrorCode } from "@azulejo/contract/errors/error-codes.ts";

/** The response of the page's own server to a form. */
export type FormAnswer<Value> =
  | { ok: true; value: Value }
  | { ok: false; code: ErrorCode; messages: string[]; fields: Record<string, string> };

/** Sends a request to the page's own server. @throws if there is no response, or it isn't from the shop's server */
export async function askServer<Value>(address: string, init?: RequestInit): Promise<FormAnswer<Value>> {
  const response = await fetch(address, init);
  const answer = (await response.json()) as FormAnswer<Value>;
  if (typeof answer.ok !== "boolean") throw new Error(`no answer from ${address}`);
  return answer;
}
