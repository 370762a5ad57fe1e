import { expect, it } from "vitest";
import { pathOfBlok, withNewIds } from "./block-ids.ts";

const story = {
  component: "page",
  body: [
    { _uid: "a", component: "text" },
    { _uid: "b", component: "list", items: [{ _uid: "c", component: "item" }] },
  ],
};

it("a block is found by its id", () => {
  expect(pathOfBlok(story, "c")).toEqual(["body", 1, "items", 0]);
  expect(pathOfBlok(story, "none")).toBeNull();
});

it("a copied block gets ids of its own, at each depth", () => {
  let next = 0;
  const copy = withNewIds(story.body, () => `new-${(next += 1)}`);
  expect(JSON.stringify(copy)).not.toMatch(/"_uid":"[abc]"/);
  expect(copy).toMatchObject([{ component: "text" }, { items: [{ component: "item" }] }]);
});
