import { join } from "node:path";
import { compiledMessages } from "@azulejo/messages/vite-plugin.ts";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundles } from "./compiled-messages.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages({ folder: join(import.meta.dirname, "app/i18n/messages"), bundles })],
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
          // Code that every page needs is in one file, because small files compress badly and each adds headers.
          groups: [
            {
              name: "shell",
              test: /\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.)|\/app\/(?:render\/|request\/(?:packed|columns)|i18n\/load-words|shell\/(?!tag-watch|menu\/department-panel|development|errors\/(?:material|spelling)|layout\/(?:calm-footer|department-bar|footer|main-menu|phone-menu|session-menu|social-networks|use-fitting|material-wall)|menu\/menu-data)|i18n\/(?!messages)|routing\/(?!route-table|find-record)|media\/image-address|areas\/(?:tag\/announce|suggestions\/search-field|product\/(?:product-path|list\/landing\/landing-styles)))|\/packages\/ui\/src\/(?:button|icon|notice|select)|messageformat|\/app\/root\.tsx/,
            },
            { name: "pictures", test: /\/app\/media\/(?:picture|color-class)/ },
            { name: "laid", test: /\/app\/media\/(?:laid|outline-class)|\/packages\/laying\// },
            { name: "content-picture", test: /\/app\/blocks\/media\/(?:content-picture|frame-crop)/ },
            { name: "compare", test: /\/app\/areas\/product\/compare\/compare-(?:bar|choice)/ },
            {
              name: "cards",
              test: /\/app\/(?:areas\/product\/(?:list\/wall\/|price-facts))/,
            },
            {
              name: "blocks",
              test: /\/app\/blocks\/(?:catalog\/|media\/|text\/)?(?:blocks?\.|block-context)|content\/define-block/,
            },
            {
              name: "plain-blocks",
              test: /\/app\/blocks\/(?:media\/|text\/)?(?:banner|hero|lead|picture-block|rich-text(?!-parts)|section)/,
            },
            {
              // What works as HTML first, and gets its code after the page.
              name: "later",
              test: /\/app\/shell\/(?:layout\/(?:department-bar|footer|main-menu|phone-menu|social-networks|use-fitting)|menu\/menu-data)/,
            },
            { name: "tags", test: /\/app\/(?:areas\/tag\/(?!consent|browser-consent|announce|words)|shell\/tag-watch)/ },
          ],
        },
      },
    },
  },
});
