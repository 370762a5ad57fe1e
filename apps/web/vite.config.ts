import { join } from "node:path";
import { compiledMessages } from "@azulejo/messages/vite-plugin.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundleGroups } from "./bundle-groups.ts";

const i18n = join(import.meta.dirname, "app/i18n");

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), compiledMessages({ folder: join(i18n, "messages"), loader: join(i18n, "load-words.ts") })],
  // A built server needs no packages except those that it shares with its pages (`npm run production`).
  ssr: command === "build" ? { noExternal: true, external: ["react", "react-dom", "react-router"] } : { noExternal: [/^@azulejo\//] },
  // The server loads its whole bundle at start, so that a new build beside it removes nothing that it still needs.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  // If Vite found these later, the first page of `npm run dev` would load twice.
  optimizeDeps: { include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals", "zod"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Code that every page needs is in one file, because small files compress badly and each adds headers.
          groups: bundleGroups,
        },
      },
    },
  },
}));
