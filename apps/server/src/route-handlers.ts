import { LRUCache } from "lru-cache";
import { createRequestHandler, matchRoutes, type RequestHandler, type RouteObject, type ServerBuild } from "react-router";

/** Maximum total length of paths with cached handlers, because a flood's paths can be long. */
const MAX_CHARACTERS = 500_000;

/**
 * Returns a handler that only knows a page's routes. The router would match an address five times per page, against every route in each
 * language, and create all routes again for each render: a fifth of a page's time.
 */
export function createRouteHandler(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const tree = routesUnder(build, undefined);
  const byRoutes = new Map<string, RequestHandler>();
  const byPath = new LRUCache<string, RequestHandler>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, path) => path.length });
  const handlerOf = (path: string): RequestHandler => {
    const ids = matchRoutes(tree, path)?.map(({ route }) => route.id ?? "");
    if (!ids) return whole;
    const key = ids.join(" ");
    const found = byRoutes.get(key) ?? createRequestHandler(withRoutes(build, ids), "production");
    byRoutes.set(key, found);
    return found;
  };
  return (request, context) => {
    const { pathname } = new URL(request.url);
    // A page's data has its own address, which the router parses.
    if (pathname.endsWith(".data")) return whole(request, context);
    const handle = byPath.get(pathname) ?? handlerOf(pathname);
    byPath.set(pathname, handle);
    return handle(request, context);
  };
}

function routesUnder(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    const known = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
    return [index ? { ...known, index } : { ...known, children: routesUnder(build, id) }];
  });
}

/** The browser loads all routes from the manifest's file. */
function withRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const own = <T>(routes: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.includes(id)));
  return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } };
}
