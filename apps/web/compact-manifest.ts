import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runInNewContext } from "node:vm";

const FLAGS = [
  "hasAction",
  "hasLoader",
  "hasClientAction",
  "hasClientLoader",
  "hasClientMiddleware",
  "hasDefaultExport",
  "hasErrorBoundary",
] as const;

type Route = Record<(typeof FLAGS)[number], boolean> & {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
};

interface Manifest {
  routes: Record<string, Route>;
}

/** Rewrites the router's list of routes, which names each file of each route in each language, into a third of its size. */
export function compactManifests(assets: string): void {
  for (const name of readdirSync(assets).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const path = join(assets, name);
    const manifest = readManifest(readFileSync(path, "utf8"));
    const compact = writeManifest(manifest);
    if (!isDeepStrictEqual(readManifest(compact), withoutImports(manifest)))
      throw new Error(`${name} changed its meaning when it was compacted`);
    writeFileSync(path, compact);
  }
}

function readManifest(script: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(script, { window });
  return structuredClone(window.__reactRouterManifest) as Manifest;
}

/** The browser finds a route's imports in its module; their list only serves links that fetch their page in advance. */
const withoutImports = (manifest: Manifest): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: [] }])),
});

/** Returns a script that builds the same routes from a table of files, one of modules, and one of routes. */
function writeManifest({ routes, ...rest }: Manifest): string {
  const files: string[] = [];
  const modules: string[] = [];
  const place = (list: string[], entry: string) => (list.includes(entry) ? list.indexOf(entry) : list.push(entry) - 1);
  const rows = Object.values(routes).map((route) => {
    const { id, parentId = null, path = null, module, css, imports: _, ...flags } = route;
    const unknown = Object.keys(flags).filter((key) => !(FLAGS as readonly string[]).includes(key));
    if (unknown.length > 0) throw new Error(`The router's manifest has fields that are not known here: ${unknown.join(", ")}`);
    const bits = FLAGS.reduce((sum, flag, index) => sum + (flags[flag] ? 2 ** index : 0), 0);
    const styles = css.map((one) => place(files, one));
    return [place(modules, JSON.stringify([place(files, module), bits, styles])), id, path, ...(parentId === "root" ? [] : [parentId])];
  });
  return `window.__reactRouterManifest=((f,m,r,o)=>{for(const[b,id,path,parentId="root"]of r){const[u,x,c]=m[b],e={id};if(parentId)e.parentId=parentId;if(path!==null)e.path=path;${JSON.stringify(
    FLAGS,
  )}.forEach((n,i)=>e[n]=!!(x>>i&1));o.routes[id]={...e,module:f[u],imports:[],css:c.map(i=>f[i])}}return o})(${JSON.stringify(files)},[${modules}],${JSON.stringify(
    rows,
  )},${JSON.stringify({ ...rest, routes: {} })});`;
}
