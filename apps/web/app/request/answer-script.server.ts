import { ApiError } from "./api.server.ts";
import type { FormAnswer } from "./form-answer.ts";

/** Answers a page's script with the result of an API call, or its error. @param more headers, read after the call */
export async function answerScript<Value>(call: () => Promise<Value>, more: () => Headers = () => new Headers()): Promise<Response> {
  const answer = await call().then(
    (value): FormAnswer<Value> & { status: number } => ({ ok: true, value, status: 200 }),
    (error: unknown): FormAnswer<Value> & { status: number } => {
      if (!(error instanceof ApiError)) throw error;
      const { code, messages, fields, status } = error;
      return { ok: false, code, messages, fields, status };
    },
  );
  const { status, ...body } = answer;
  const headers = more();
  headers.set("cache-control", "no-store");
  return Response.json(body, { status, headers });
}
