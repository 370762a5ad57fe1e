import { describe, expect, it } from "vitest";
import { refuseBody } from "./body-limit.ts";

describe("the body of a page's form", () => {
  it.each([
    ["nothing", {}, null],
    ["an empty form", { "content-length": "0" }, null],
    ["an application with four documents", { "content-length": "19000000" }, null],
    ["more than any form", { "content-length": "26000001" }, 413],
    ["what does not say how long it is", { "transfer-encoding": "chunked" }, 411],
    ["what says so and is sent in chunks all the same", { "transfer-encoding": "chunked", "content-length": "1" }, 411],
  ] as const)("is judged before it is read: %s", (_, headers, status) => {
    expect(refuseBody({ headers })).toBe(status);
  });
});
