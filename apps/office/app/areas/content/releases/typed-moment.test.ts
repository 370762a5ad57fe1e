import { describe, expect, it } from "vitest";
import { fieldMoment, typedMoment } from "./typed-moment.ts";

describe("the moment of a release", () => {
  it("is read as it was shown", () => {
    for (const at of ["2026-03-08T09:30:00.000Z", "2026-11-01T08:15:00.000Z", "2027-01-01T00:00:00.000Z"]) {
      expect(typedMoment(fieldMoment(new Date(at)))).toBe(at);
    }
  });

  it.each(["", "tomorrow", null, undefined])("is missing for %s", (value) => {
    expect(typedMoment(value)).toBeNull();
  });
});
