import { expect, it } from "vitest";
import { contactPath, readContactSubject } from "./contact-subject.ts";

it("carries a slab and its store to the form", () => {
  const asked = { slab: "E32-3", store: "las-vegas" };
  expect(readContactSubject(new URL(contactPath(asked), "https://shop.test/").search)).toEqual(asked);
  expect(readContactSubject("?slab=E32-3")).toEqual({ slab: "E32-3", store: "" });
  expect(readContactSubject("?slab=E32-3&store=%3Cb%3E")).toEqual({ slab: "E32-3", store: "" });
});

it.each(["", "?slab=", "?slab=call+me+now-1", "?slab=%3Cscript%3E-1", `?slab=${"A".repeat(60)}-1`, "?store=reno"])(
  "ignores %s",
  (search) => {
    expect(readContactSubject(search)).toBeNull();
  },
);
