import { build } from "./build.mjs";
import { findNode, install, linkNode, withLock } from "./toolchain.mjs";

await withLock(async () => {
  install({ dev: false });
  await build(findNode(), { force: true });
  linkNode();
});
