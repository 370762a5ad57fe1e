import { z } from "zod";

export interface ShipStationOptions {
  apiKey: string;
  /** The connected freight provider, such as `se-4821`. */
  accountId: string;
  /** The service's origin; development differs from production only in this address. */
  apiUrl?: string | undefined;
}

const SHIPSTATION = "https://api.shipstation.com";

const problem = z.object({ errors: z.array(z.object({ error_code: z.string().default("") })).min(1) });

/** An error response of ShipStation. */
export class ShipStationError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`ShipStation answered ${status} ${code}`.trim());
    this.name = "ShipStationError";
    this.status = status;
    this.code = code;
  }
  /** Whether the service understood the request and refuses it. Without a valid key, or in a conflict, a repeat may succeed. */
  get isRefusal(): boolean {
    return this.status === 400 || this.status === 404 || this.status === 422;
  }
}

export interface ShipStationClient {
  /** The API's address. */
  base: URL;
  /** The key, for files that only the API hands out. */
  headers: Record<string, string>;
  /** Calls the REST API, version 2. @throws ShipStationError */
  call(method: "GET" | "POST" | "DELETE", path: string, signal: AbortSignal, body?: object): Promise<unknown>;
}

export function createShipStationClient({ apiKey, apiUrl = SHIPSTATION }: ShipStationOptions): ShipStationClient {
  const headers = { "api-key": apiKey };
  const base = apiUrl.replace(/\/$/, "");
  return {
    base: new URL(base),
    headers,
    async call(method, path, signal, body) {
      const response = await fetch(`${base}/v2/freight/${path}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
        redirect: "error",
        signal,
      });
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return answer;
      throw new ShipStationError(response.status, problem.safeParse(answer).data?.errors[0]?.error_code ?? "");
    },
  };
}
