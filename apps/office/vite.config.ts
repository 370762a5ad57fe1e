import { join } from "node:path";
import { compiledMessages } from "@azulejo/messages/vite-plugin.ts";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/office/",
  plugins: [tailwindcss(), compiledMessages({ folder: join(import.meta.dirname, "app/i18n/messages") })],
  optimizeDeps: { include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals"] },
  // The page's policy allows no `data:` fonts or scripts, so nothing is written into other files.
  build: { outDir: "build", assetsDir: "assets", target: "es2022", assetsInlineLimit: 0 },
});
