import module from "node:module";
import { fileURLToPath } from "node:url";

// Imported first, because only modules loaded afterwards use the compile cache. NODE_COMPILE_CACHE names another folder. Node compares each
// entry with its source, and starts without the cache if it can't write.
module.enableCompileCache(fileURLToPath(new URL("../../../../node_modules/.cache/azulejo/compiled", import.meta.url)));

/** Writes the code compiled during this start. Node only writes at a clean exit, which a killed process never has. */
export const saveCompiled = (): void => module.flushCompileCache();
