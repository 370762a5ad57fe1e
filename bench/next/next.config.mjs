import { fileURLToPath } from "node:url";

/** The peer's components are beside this folder. */
export default { turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) }, typescript: { ignoreBuildErrors: true } };
