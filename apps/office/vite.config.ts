import { join } from "node:path";
import { calls } from "@azulejo/contract";
import { compiledMessages } from "@azulejo/messages/vite-plugin.ts";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const reads = calls.filter(({ method, path }) => method === "GET" && path.startsWith("office/")).map(({ path }) => path);

export default defineConfig({
  base: "/office/",
  plugins: [tailwindcss(), compiledMessages({ folder: join(import.meta.dirname, "app/i18n/messages") })],
  define: { OFFICE_READS: JSON.stringify(reads) },
  optimizeDeps: { include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals"] },
  // The content security policy allows no `data:` fonts or scripts, so no file is inlined into others.
  build: { outDir: "build", assetsDir: "assets", target: "es2022", assetsInlineLimit: 0 },
});
