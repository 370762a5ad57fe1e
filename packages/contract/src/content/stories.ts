import { defineBlock } from "./define-block.ts";
import * as field from "./field-types.ts";
import { tagGroups, tagZones } from "./tag-groups.ts";

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

/** A notice under the header of the pages that it names; no page of its own. */
export const siteBanner = defineBlock({
  name: "site_banner",
  displayName: "Banner of the site",
  kind: "story",
  fields: {
    text: field.textarea({ required: true }),
    link: field.link(),
    linkLabel: field.text(),
    tone: field.choice("plain", "sale", "warning"),
    /** English paths below the language: `*`, `about/`, `product/sale/*` (the page and what lies below); none is everywhere. */
    paths: field.codes(),
    /** Pairs that the address has to have, all of them: `sort=price_asc`. */
    query: field.codes(),
    from: field.datetime(),
    until: field.datetime(),
    /** Languages that it is for; none is all. */
    languages: field.codes(),
    /** `guest`, `homeowner`, `business`; none is all. */
    customerKinds: field.codes(),
    sortIndex: field.number(),
  },
});

/** The tags of one kind of page or deed; no page of its own. */
export const tagGroup = defineBlock({
  name: "tag_group",
  displayName: "Tag group",
  kind: "story",
  fields: {
    group: field.choice(...tagGroups),
    /** Where it applies: `*`, a path, or a part of a route's name. */
    routes: field.codes(),
    meta: field.bloks("meta_tag"),
    items: field.bloks("tag_item"),
  },
});

export const metaTag = defineBlock({
  name: "meta_tag",
  displayName: "Meta tag",
  kind: "part",
  fields: { name: field.code({ required: true }), content: field.text({ required: true }) },
});

export const tagItem = defineBlock({
  name: "tag_item",
  displayName: "Tag",
  kind: "part",
  fields: {
    name: field.code({ required: true }),
    zone: field.choice(...tagZones),
    sortIndex: field.number(),
    /** Address of a script, a script itself, or address of a picture. */
    kind: field.choice("script", "snippet", "image"),
    /** `{{url}}` and every other field of the event may stand in it. */
    content: field.source({ required: true }),
  },
});
