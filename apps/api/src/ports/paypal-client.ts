import { ShopError } from "@azulejo/contract";

export interface PayPalAccess {
  clientId: string;
  clientSecret: string;
  /** The API's address, without a trailing slash. */
  apiUrl: string;
}

/** An error response of the provider. */
export class PayPalRefusal extends Error {
  readonly status: number;
  /** The first detail, such as `INSTRUMENT_DECLINED`, else the error's name. */
  readonly issue: string;
  readonly links: PayPalLink[];

  constructor(status: number, body: PayPalErrorBody) {
    const issue = body.details?.[0]?.issue ?? body.name ?? body.error ?? "UNKNOWN";
    super(`PayPal answered ${status} ${issue} (debug id ${body.debug_id ?? "none"})`);
    this.name = "PayPalRefusal";
    this.status = status;
    this.issue = issue;
    this.links = body.links ?? [];
  }
}

export interface PayPalLink {
  href: string;
  rel: string;
}

interface PayPalErrorBody {
  name?: string;
  error?: string;
  debug_id?: string;
  details?: { issue?: string }[];
  links?: PayPalLink[];
}

interface Sent {
  /** JSON; text is sent as it is. */
  body?: object | string;
  /** A repeated request with this id gets the first one's result. */
  requestId?: string;
}

export interface PayPalClient {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, sent: Sent): Promise<T>;
}

const TIMEOUT_MS = 20_000;
const TRIES = 3;
/** Tokens are renewed early, so that none expires during a call. */
const TOKEN_MARGIN_MS = 60_000;

/** Calls PayPal's REST API. A call without a response is retried with the same request id, so that it takes effect once. */
export function createPayPalClient({ clientId, clientSecret, apiUrl }: PayPalAccess): PayPalClient {
  let token: { value: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  const fetchToken = async (): Promise<string> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const headers = { authorization: `Basic ${basic}`, "content-type": "application/x-www-form-urlencoded" };
    const answer = await send(`${apiUrl}/v1/oauth2/token`, { method: "POST", headers, body: "grant_type=client_credentials" });
    const { access_token: value, expires_in: seconds } = (await read(answer)) as { access_token: string; expires_in: number };
    token = { value, until: Date.now() + seconds * 1000 - TOKEN_MARGIN_MS };
    return value;
  };
  const currentToken = (): string | Promise<string> => {
    if (token && token.until > Date.now()) return token.value;
    asking ??= fetchToken().finally(() => {
      asking = null;
    });
    return asking;
  };

  const once = async (method: string, path: string, { body, requestId }: Sent): Promise<Response> =>
    send(`${apiUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await currentToken()}`,
        "content-type": "application/json",
        // Requests the whole object in the response, not only its id.
        prefer: "return=representation",
        ...(requestId && { "paypal-request-id": requestId }),
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });

  const call = async <T>(method: string, path: string, sent: Sent): Promise<T> => {
    const answer = await once(method, path, sent);
    if (answer.status !== 401) return (await read(answer)) as T;
    token = null;
    return (await read(await once(method, path, sent))) as T;
  };
  return { get: (path) => call("GET", path, {}), post: (path, sent) => call("POST", path, sent) };
}

const isUncertain = (status: number): boolean => status >= 500 || status === 429;

/** Retries a request that fails without a usable response. @throws payment_unavailable if all attempts fail */
async function send(address: string, init: RequestInit): Promise<Response> {
  let cause: unknown;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const answer = await fetch(address, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
      // Read here, so that an incomplete response is retried too.
      const text = await answer.text();
      if (!isUncertain(answer.status)) return new Response(text || null, { status: answer.status });
      cause = new PayPalRefusal(answer.status, parsed(text));
    } catch (error) {
      cause = error;
      // A request that timed out isn't retried.
      if (error instanceof Error && error.name === "TimeoutError") break;
    }
  }
  throw new ShopError("payment_unavailable", {}, [], { cause });
}

/** @throws PayPalRefusal */
async function read(answer: Response): Promise<unknown> {
  const body = parsed(await answer.text());
  if (!answer.ok) throw new PayPalRefusal(answer.status, body);
  return body;
}

function parsed(text: string): PayPalErrorBody {
  try {
    return JSON.parse(text || "{}") as PayPalErrorBody;
  } catch {
    return {};
  }
}
