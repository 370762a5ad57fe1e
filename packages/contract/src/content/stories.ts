import { defineBlock } from "./define-block.ts";
import * as field from "./field-types.ts";
import { tagGroups, tagZones } from "./tag-groups.ts";

/** Fields of every page, for lists, the document head and search engines. */
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
    /** A legal text's version, the same in both languages, and the date it takes effect. */
    version: field.code(),
    effective: field.datetime(),
    /** A sample that the supplier's counsel has not reviewed yet. */
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
    /** The codes of the products shown. */
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

/** A section of the journal; its start page lists what it contains. */
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

/** Content above and below a listing's products. */
export const listing = defineBlock({
  name: "listing",
  displayName: "Product listing",
  kind: "story",
  fields: { ...described, intro: field.textarea(), body: field.bloks() },
});

/** A notice below the header of the pages it names; not a page itself. */
export const siteBanner = defineBlock({
  name: "site_banner",
  displayName: "Banner of the site",
  kind: "story",
  fields: {
    text: field.textarea({ required: true }),
    link: field.link(),
    linkLabel: field.text(),
    tone: field.choice("plain", "sale", "warning"),
    /** English paths without the language prefix: `*`, `about/`, `product/sale/*` (the page and everything below it); empty for all. */
    paths: field.codes(),
    /** Query parameters that the URL must have, all of them: `sort=price_asc`. */
    query: field.codes(),
    from: field.datetime(),
    until: field.datetime(),
    /** The languages in which it is shown; empty for all. */
    languages: field.codes(),
    /** `guest`, `homeowner`, `business`; empty for all. */
    customerKinds: field.codes(),
    sortIndex: field.number(),
  },
});

/** The tags of one type of page or action; not a page itself. */
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
    /** A script URL, inline script, or picture URL. */
    kind: field.choice("script", "snippet", "image"),
    /** May contain `{{url}}` and every other field of the event. */
    content: field.source({ required: true }),
  },
});
