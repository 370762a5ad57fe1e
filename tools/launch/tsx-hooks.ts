import { readFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);

/**
 * Node strips types but doesn't compile JSX, so emails and documents, the only `.tsx` files outside the storefront, are compiled by the
 * bundler's transform.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    // Loaded when the first `.tsx` file is, because most starts need none.
    const { transformSync } = require("oxc-transform") as typeof import("oxc-transform");
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, "utf8"), { lang: "tsx", jsx: { runtime: "automatic" } });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
    return { format: "module", source: code, shortCircuit: true };
  },
});
