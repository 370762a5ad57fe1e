import { ShopError } from "@azulejo/contract";
import { Hono, type Context as Http } from "hono";
import { answerError } from "../calls/answer.ts";
import type { Handler } from "../calls/handler.ts";
import type { Pipeline } from "../calls/pipeline.ts";
import type { Services } from "../context.ts";
import { answerRequest, languageOf, requestIdOf } from "./answer-request.ts";
import { createReader } from "./documentation/reader.ts";
import type { FileHandler } from "./file-handler.ts";
import { readInput } from "./read-input.ts";
import { serveFile } from "./serve-file.ts";
import { toResponse } from "./to-response.ts";

/** Returns the API as one fetch function, with every handler and file at `/api/{path}` of its call. */
export function createApp(services: Services, pipeline: Pipeline, handlers: Handler[], files: FileHandler[], publicUrl: string): Hono {
  const app = new Hono();
  for (const [called, own] of Map.groupBy(handlers, (handler) => handler.call.path)) {
    const path = `/api/${called.replace(/\{(\w+)\}/g, ":$1")}`;
    for (const handler of own) app.on(handler.call.method, path, (http) => serve(http, pipeline, handler));
    const method = own.map((handler) => handler.call.method).join(", ");
    app.all(path, (http) => refuse(http, services, new ShopError("request_method", { method })));
  }
  for (const file of files) {
    const answer = (http: Http) => serveFile(http, services, file).catch((error) => refuse(http, services, error));
    app.get(`/api/${file.call.path.replace(/\{(\w+)\}/g, ":$1")}`, answer);
  }
  const calls = [...handlers, ...files].map((handler) => handler.call);
  app.route(
    "/api",
    // Loaded on use: few requests need it, and its libraries would slow down every start.
    createReader(async () => (await import("./documentation/open-api.ts")).openApiDocument(calls, publicUrl)),
  );
  app.all("/api/*", (http) => refuse(http, services, new ShopError("request_not_found")));
  return app;
}

async function serve(http: Http, pipeline: Pipeline, handler: Handler): Promise<Response> {
  const { answer, headers } = await answerRequest(pipeline, handler, {
    header: (name) => http.req.header(name),
    readInput: () => readInput(http, handler.call),
  });
  return toResponse(answer, headers);
}

function refuse(http: Http, services: Services, error: unknown): Response {
  const header = (name: string) => http.req.header(name);
  return toResponse(answerError(error, languageOf(header), requestIdOf(header), services.log));
}
