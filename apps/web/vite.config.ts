import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./compiled-messages.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages()],
  ssr: { noExternal: [/^@azulejo\//] },
  // The server holds its whole bundle from its start: a new build beside it takes nothing away.
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
  // Found late, they would make the first page of `npm run dev` load twice.
  optimizeDeps: { include: ["@messageformat/runtime", "@messageformat/runtime/lib/cardinals", "zod"] },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in one file: small files compress badly and each brings its own headers.
          groups: [
            {
              name: "shell",
              test: /\/app\/(?:shell\/(?!menu\/department-panel|development|errors\/(?:material|spelling)|layout\/session-menu)|i18n\/(?!messages)|routing\/(?!route-table|find-record)|media\/(?!zoom)|areas\/suggestions\/search-field|areas\/product\/price-facts)|\/packages\/ui\/src\/(?:button|icon|notice|select)|messageformat|\/app\/root\.tsx/,
            },
            {
              name: "blocks",
              test: /\/app\/blocks\/(?:catalog\/|media\/|text\/)?(?:banner|blocks?\.|block-context|content-picture|frame-crop|hero|lead|look-wall|picture-block|product-wall|rich-text(?!-parts)|section)|content\/define-block/,
            },
            { name: "tags", test: /\/app\/areas\/tag\// },
          ],
        },
      },
    },
  },
});
