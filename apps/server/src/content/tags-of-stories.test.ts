import { expect, it } from "vitest";
import { tagsOfStories } from "./tags-of-stories.ts";

const story = { id: 1, uuid: "u", fullSlugs: ["blog/articles/grout"], moved: false };

it("touches the pages of the story and of every folder above it only", () => {
  expect(tagsOfStories({ spaces: new Set([1]), stories: [story] })).toEqual([
    "story:u",
    "stories:",
    "stories:blog",
    "stories:blog/articles",
  ]);
});

it("touches pages that link to an address when a story appears or disappears there", () => {
  expect(tagsOfStories({ spaces: new Set([1]), stories: [{ ...story, fullSlugs: ["about", "company/"], moved: true }] })).toEqual([
    "story:u",
    "stories:",
    "presence:about",
    "presence:company",
  ]);
});

it("touches all content when the affected pages are unknown", () => {
  expect(tagsOfStories({ spaces: new Set([1]), stories: [], everything: true })).toEqual(["content"]);
});
