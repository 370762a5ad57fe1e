import { z } from "zod";

export interface AvaTaxOptions {
  accountId: string;
  licenseKey: string;
  companyCode: string;
  /** The service's origin; development differs from production only in this address. */
  apiUrl?: string | undefined;
}

const AVATAX = "https://rest.avatax.com";
/** A report may take longer, because no buyer waits for it. */
const REPORT_MS = 30_000;

const problem = z.object({ error: z.object({ code: z.string().default(""), message: z.string().default("") }) });

/** An error response of AvaTax. */
export class AvaTaxError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(`AvaTax answered ${status} ${code} ${message}`.trim());
    this.name = "AvaTaxError";
    this.status = status;
    this.code = code;
  }
}

export type AvaTaxClient = (method: "GET" | "POST", path: string, body?: object, signal?: AbortSignal) => Promise<unknown>;

/** Calls the REST API of AvaTax, version 2. @throws AvaTaxError */
export function createAvaTaxClient({ accountId, licenseKey, apiUrl = AVATAX }: AvaTaxOptions): AvaTaxClient {
  const authorization = `Basic ${Buffer.from(`${accountId}:${licenseKey}`).toString("base64")}`;
  const origin = apiUrl.replace(/\/$/, "");
  return async (method, path, body, signal = AbortSignal.timeout(REPORT_MS)) => {
    const response = await fetch(`${origin}/api/v2/${path}`, {
      method,
      headers: { authorization, "content-type": "application/json", "x-avalara-client": "Azulejo; 1; REST; v2" },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal,
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const { code, message } = problem.safeParse(answer).data?.error ?? { code: "", message: "" };
    throw new AvaTaxError(response.status, code, message);
  };
}
