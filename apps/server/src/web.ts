import type { WebEnvironment } from "@azulejo/web/app/request/request-context.server.ts";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { createRouteHandler } from "./route-handlers.ts";

export type { WebEnvironment };

/** Exports of the storefront's entry besides its handler. */
export interface WebEntry {
  createLoadContext(environment: WebEnvironment): RouterContextProvider;
}

/** The built storefront. */
export interface BuiltWeb {
  render: RenderPage;
  /** Changes with every build; open pages check it regularly. */
  version: string;
}

export type RenderPage = (request: Request, environment: WebEnvironment) => Promise<Response>;

/** Loads the built storefront. @throws with instructions if it has not been built */
export async function loadWeb(): Promise<BuiltWeb> {
  const address = new URL("../../web/build/server/index.js", import.meta.url);
  const build = (await import(address.href).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ERR_MODULE_NOT_FOUND" && error.message.includes("build/server")) {
      throw new Error("The storefront is not built. Run npm run build.");
    }
    throw error;
  })) as ServerBuild;
  const handle = createRouteHandler(build);
  const { createLoadContext } = build.entry.module as unknown as WebEntry;
  return {
    render: (request, environment) => handle(request, createLoadContext(environment)),
    version: build.assets.version,
  };
}

/** Stands in for the storefront in a process that serves no pages: every address is a 404. */
export const noWeb: BuiltWeb = { render: async () => new Response(null, { status: 404 }), version: "" };
