import module from "node:module";
import { fileURLToPath } from "node:url";

// Imported first, because only modules loaded afterwards are read from it. NODE_COMPILE_CACHE names another folder. Node compares each
// entry with its source, and starts without the cache where it cannot write.
module.enableCompileCache(fileURLToPath(new URL("../../../../node_modules/.cache/azulejo/compiled", import.meta.url)));

/** Writes the code compiled by this start; Node itself writes only at a clean exit, which a killed process never has. */
export const saveCompiled = (): void => module.flushCompileCache();
