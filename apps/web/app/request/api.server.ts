import type { Call, Envelope, ErrorCode, InputOf, Language, ValueOf } from "@azulejo/contract";
import { data, type RouterContextProvider } from "react-router";
import { text } from "../i18n/text.ts";
import { environmentContext } from "./environment.server.ts";

/** A call was refused; the messages are already in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly messages: string[];
  readonly fields: Record<string, string>;
  readonly status: number;

  constructor(code: ErrorCode, messages: string[], fields: Record<string, string>, status: number) {
    super(messages[0]);
    this.code = code;
    this.messages = messages;
    this.fields = fields;
    this.status = status;
  }
}

type LoadContext = Readonly<RouterContextProvider>;

/**
 * Makes a call of the contract, in process or over the network: same headers, same envelope.
 * @throws ApiError
 */
export async function callApi<C extends Call>(
  context: LoadContext,
  language: Language,
  call: C,
  input: InputOf<C>,
  idempotencyKey?: string,
): Promise<ValueOf<C>> {
  const environment = context.get(environmentContext);
  const make = () => toRequest(environment, language, call, input as Record<string, unknown>, idempotencyKey);
  const mayRepeat = call.idempotency === "none" || idempotencyKey !== undefined;
  const response = await send(environment, make, mayRepeat).catch(() => {
    throw new ApiError("server_error", [text(language, "error.network")], {}, 503);
  });
  const envelope = (await response.json()) as Envelope<ValueOf<C>>;
  if (envelope.success) return envelope.value;
  throw new ApiError(envelope.code, envelope.messages, envelope.fields ?? {}, response.status);
}

/** Too many requests are no fault of the page: its visitor reads what the API said, with its status. */
export async function refusalsAsPages<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) throw data(error.message, { status: 429, headers: { "retry-after": "60" } });
    throw error;
  }
}

const RETRIES = 2;
const RETRY_PAUSE_MS = 1000;

/** A call that may be repeated is tried again when no answer came: twice, a second apart. A refusal is an answer. */
async function send(environment: Environment, make: () => Request, mayRepeat: boolean): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await environment.apiFetch(make());
    } catch (error) {
      if (!mayRepeat || attempt >= RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}

type Environment = ReturnType<LoadContext["get"]> extends never ? never : import("./environment.server.ts").WebEnvironment;

function toRequest(
  environment: Environment,
  language: Language,
  call: Call,
  input: Record<string, unknown>,
  idempotencyKey?: string,
): Request {
  const headers = new Headers({
    "x-storefront-id": environment.storefront.id,
    "x-public-key": environment.storefront.publicKey,
    "x-client-address": environment.clientAddress,
    "x-request-id": environment.requestId,
    "accept-language": language,
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
  });
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const address = new URL(`/api/${path}`, "http://api.internal");
  if (call.method === "GET") {
    for (const [name, value] of Object.entries(input)) {
      if (value !== undefined && !call.path.includes(`{${name}}`)) address.searchParams.set(name, String(value));
    }
    return new Request(address, { headers });
  }
  headers.set("content-type", "application/json");
  return new Request(address, { method: "POST", headers, body: JSON.stringify(input) });
}
