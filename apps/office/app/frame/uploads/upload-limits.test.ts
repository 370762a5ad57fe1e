import { expect, it } from "vitest";
import { faultOfFile, pictureLimits } from "./upload-limits.ts";

it.each([
  [{ type: "image/jpeg", size: 20 * 1024 * 1024 }, null],
  [{ type: "image/jpeg", size: 20 * 1024 * 1024 + 1 }, "large"],
  [{ type: "image/svg+xml", size: 100 }, "kind"],
  [{ type: "", size: 100 }, "kind"],
  [{ type: "image/png", size: 0 }, "empty"],
] as const)("takes pictures up to their largest size: %o is %s", (file, fault) => {
  expect(faultOfFile(file, pictureLimits)).toBe(fault);
});
