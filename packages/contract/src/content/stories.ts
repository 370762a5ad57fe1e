import { defineBlock } from "./define-block.ts";
import * as field from "./field-types.ts";

/** What every page says of itself in lists, in the head and to search engines. */
const described = {
  title: field.text({ required: true }),
  description: field.textarea(),
  image: field.picture(),
  noindex: field.boolean(),
};

/** Any page of the site. */
export const page = defineBlock({
  name: "page",
  displayName: "Page",
  kind: "story",
  fields: {
    ...described,
    intro: field.textarea(),
    body: field.bloks(),
    layout: field.choice("text", "wide", "scene"),
    /** A legal text names its version, the same in both languages, and the day from which it holds. */
    version: field.code(),
    effective: field.datetime(),
    /** A sample that the supplier's counsel has not read yet. */
    sample: field.boolean(),
  },
});

export const article = defineBlock({
  name: "article",
  displayName: "Article",
  kind: "story",
  fields: {
    ...described,
    date: field.datetime({ required: true }),
    author: field.story(),
    intro: field.textarea(),
    body: field.richText(),
    /** Codes of the products that it shows. */
    products: field.codes(),
    related: field.stories(),
  },
});

export const author = defineBlock({
  name: "author",
  displayName: "Author",
  kind: "story",
  fields: { title: field.text({ required: true }), role: field.text(), image: field.picture(), bio: field.textarea() },
});

/** A section of the journal: its startpage lists what lies below it. */
export const section = defineBlock({
  name: "section",
  displayName: "Journal section",
  kind: "story",
  fields: { ...described, intro: field.textarea() },
});

/** The page of one store. */
export const location = defineBlock({
  name: "location",
  displayName: "Store page",
  kind: "story",
  fields: { ...described, intro: field.textarea(), store: field.code({ required: true }), body: field.bloks() },
});

/** What stands above and below the products of a listing. */
export const listing = defineBlock({
  name: "listing",
  displayName: "Product listing",
  kind: "story",
  fields: { ...described, intro: field.textarea(), body: field.bloks() },
});
