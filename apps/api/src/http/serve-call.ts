import type { IncomingMessage, ServerResponse } from "node:http";
import { ShopError } from "@azulejo/contract";
import { bodyLimitOf } from "../calls/body-limit.ts";
import type { Handler } from "../calls/handler.ts";
import type { Pipeline } from "../calls/pipeline.ts";
import { answerRequest } from "./answer-request.ts";
import { readJson } from "./read-body.ts";
import { writeAnswer } from "./to-response.ts";

/** Handles a request if it can, and returns whether it does. */
export type ServeCall = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * Answers calls with a JSON body directly from Node's request, because the objects and streams of the fetch API cost more than listing
 * products does. Takes only well-formed requests with a stated length within the call's limit. All others go through the app, which refuses
 * them or reads them carefully.
 */
export function createServeCall(pipeline: Pipeline, handlers: Handler[]): ServeCall {
  const plain = handlers.filter(({ call }) => call.method === "POST" && call.media !== "multipart" && !call.path.includes("{"));
  const byPath = new Map(plain.map((handler) => [`/api/${handler.call.path}`, handler]));
  return (incoming, outgoing) => {
    const handler = incoming.method === "POST" ? byPath.get(incoming.url ?? "") : undefined;
    if (!handler || !isPlain(incoming, bodyLimitOf(handler.call))) return false;
    void answer(pipeline, handler, incoming, outgoing);
    return true;
  };
}

function isPlain({ headers }: IncomingMessage, limit: number): boolean {
  const type = headers["content-type"] ?? "";
  const isJson = type.toLowerCase().startsWith("application/json");
  const length = headers["content-length"];
  return isJson && !headers["content-encoding"] && length !== undefined && Number(length) <= limit;
}

async function answer(pipeline: Pipeline, handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { answer, headers } = await answerRequest(pipeline, handler, {
    header: (name) => incoming.headers[name]?.toString(),
    readInput: async () => readJson(await readWhole(incoming)),
  });
  // The client may have disconnected.
  if (!outgoing.destroyed) writeAnswer(outgoing, answer, headers);
}

/** Node ends a body at its stated length. */
function readWhole(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.once("end", () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
    incoming.once("close", () => {
      if (!incoming.complete) reject(new ShopError("request_malformed"));
    });
  });
}
