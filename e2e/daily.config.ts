import { defineConfig } from "@playwright/test";
import nightly from "./playwright.config.ts";

/** The journeys of `npm test`, tagged `@daily-desktop` or `@daily-phone`, each once, at that size. */
export default defineConfig<object, { pictures: boolean }>(nightly, {
  retries: 0,
  // Without pictures to draw, the server leaves time for a third.
  workers: 3,
  use: { pictures: false },
  metadata: { daily: true },
  projects: [
    { name: "desktop", grep: /@daily-desktop/ },
    { name: "phone", grep: /@daily-phone/ },
  ],
});
