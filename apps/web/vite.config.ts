import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { compiledMessages } from "./compiled-messages.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages()],
  ssr: { noExternal: [/^@azulejo\//] },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
