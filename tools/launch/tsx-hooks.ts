import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";

/** Node strips types but not JSX, so emails and documents, the only `.tsx` files outside the storefront, use the bundler's transform. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".tsx")) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, "utf8"), { lang: "tsx", jsx: { runtime: "automatic" } });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
    return { format: "module", source: code, shortCircuit: true };
  },
});
