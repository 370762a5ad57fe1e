import { defineConfig } from "vitest/config";
import { messages } from "./message-plugin.ts";

export default defineConfig({ plugins: [messages()], test: { include: ["app/**/*.test.{ts,tsx}"] } });
