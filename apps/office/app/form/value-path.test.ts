import { expect, it } from "vitest";
import { withValue } from "./value-path.ts";

const story = {
  component: "page",
  body: [
    { _uid: "a", component: "text" },
    { _uid: "b", component: "list", items: [{ _uid: "c", component: "item" }] },
  ],
};

it("a part is replaced without touching its neighbors", () => {
  const next = withValue(story, ["body", 1, "items", 0, "title"], "New");
  expect(next.body[1]).toMatchObject({ items: [{ _uid: "c", title: "New" }] });
  expect(next.body[0]).toBe(story.body[0]);
  expect(story.body[1]).not.toHaveProperty("items.0.title");
});
