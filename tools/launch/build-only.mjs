import { build } from "./build.mjs";
import { findNode, install, withLock } from "./toolchain.mjs";

await withLock(async () => {
  install({ dev: false });
  build(findNode(), { force: true });
});
