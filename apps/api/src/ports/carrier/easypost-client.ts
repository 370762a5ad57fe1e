import { z } from "zod";

export interface EasyPostOptions {
  apiKey: string;
  /** Signs the service's webhooks. */
  webhookSecret: string;
  /** The service's origin; development differs from production only in this address. */
  apiUrl?: string | undefined;
}

const EASYPOST = "https://api.easypost.com";

const problem = z.object({ error: z.object({ code: z.string().default(""), message: z.unknown() }) });

/** An error response of EasyPost. */
export class EasyPostError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`EasyPost answered ${status} ${code}`.trim());
    this.name = "EasyPostError";
    this.status = status;
    this.code = code;
  }
  /** Whether the service understood the request and refuses it. Without a valid key or money, or in a conflict, a repeat may succeed. */
  get isRefusal(): boolean {
    return this.status === 400 || this.status === 404 || this.status === 422;
  }
}

export interface EasyPostClient {
  /** The service's origin. */
  origin: string;
  /** Calls the REST API, version 2. @throws EasyPostError */
  call(method: "GET" | "POST", path: string, signal: AbortSignal, body?: object): Promise<unknown>;
}

export function createEasyPostClient({ apiKey, apiUrl = EASYPOST }: EasyPostOptions): EasyPostClient {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
  const base = apiUrl.replace(/\/$/, "");
  return {
    origin: new URL(base).origin,
    async call(method, path, signal, body) {
      const response = await fetch(`${base}/v2/${path}`, {
        method,
        headers: { authorization, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal,
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return answer;
      throw new EasyPostError(response.status, problem.safeParse(answer).data?.error.code ?? "");
    },
  };
}
