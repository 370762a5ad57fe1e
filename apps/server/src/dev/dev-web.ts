import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { RenderPage, WebEntry } from "../web.ts";

const WEB = fileURLToPath(new URL("../../../web/", import.meta.url));

export interface DevWeb {
  render: RenderPage;
  /** Serves Vite's own files; calls `next` for everything else. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** Serves the storefront from source with hot reload, for `npm run dev`. */
export async function openDevWeb(): Promise<DevWeb> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root: WEB, configFile: `${WEB}vite.config.ts`, appType: "custom", server: { middlewareMode: true } });
  return {
    async render(request, environment) {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
      const { createLoadContext } = build.entry.module as unknown as WebEntry;
      return createRequestHandler(build, "development")(request, createLoadContext(environment));
    },
    serve: (incoming, outgoing, next) => vite.middlewares(incoming, outgoing, next),
    close: () => vite.close(),
  };
}
