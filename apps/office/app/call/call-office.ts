import type { Envelope } from "@azulejo/contract";
import { currentLanguage } from "../i18n/language.ts";
import { CallRefused, NoAnswer, SignedOut } from "./call-failures.ts";
import { type CallInput, type CallName, type CallValue, isRead, pathOf } from "./calls.ts";

interface Options {
  /** The same for each repetition of one button press, so that the API acts only once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

const ROOT = "/office/api/";

/** Makes an office call. @throws CallRefused, NoAnswer, SignedOut, and an AbortError after `signal` */
export async function callOffice<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { idempotencyKey, signal }: Options = {},
): Promise<CallValue<Name>> {
  const headers = new Headers({ "accept-language": currentLanguage() });
  if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
  const request = isRead(name)
    ? { address: withQuery(name, input as object) }
    : { address: ROOT + pathOf(name), body: JSON.stringify(input) };
  if (request.body) headers.set("content-type", "application/json");
  const options = { headers, signal: signal ?? null, ...(request.body && { method: "POST", body: request.body }) };
  const response = await fetch(request.address, options).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NoAnswer();
  });
  if (response.status === 401 && name !== "signIn") throw new SignedOut();
  const answer = (await response.json().catch(() => null)) as Envelope<CallValue<Name>> | null;
  if (!answer) throw new NoAnswer();
  if (!answer.success) throw new CallRefused(answer, response.status);
  return answer.value;
}

function withQuery(name: CallName, input: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) if (value !== undefined) query.set(key, String(value));
  return `${ROOT}${pathOf(name)}${query.size > 0 ? `?${query}` : ""}`;
}
