import { defineBlock } from "./define-block.ts";
import * as field from "./field-types.ts";
import { formNames } from "./forms.ts";

const headline = { headline: field.text() };
const leads = { link: field.link(), linkLabel: field.text() };
/** Products chosen by hand (`products`) or by query (`listing`, then `search`). */
const productQuery = {
  products: field.codes(),
  /** The English path of a listing: `porcelain/marble-look`. */
  listing: field.code(),
  series: field.code(),
  search: field.code(),
  /** Codes. A product shows its first variant with one of them. */
  finishes: field.codes(),
  sort: field.choice("best_seller", "new_arrival", "price_asc", "price_desc", "name_asc"),
  count: field.number(),
};

export const hero = defineBlock({
  name: "hero",
  displayName: "Scene",
  fields: {
    ...headline,
    text: field.textarea(),
    image: field.picture({ required: true }),
    ...leads,
    secondLink: field.link(),
    secondLabel: field.text(),
    products: field.codes(),
    search: field.boolean(),
    quiet: field.boolean(),
  },
});

export const richText = defineBlock({
  name: "rich_text",
  displayName: "Text",
  fields: { text: field.richText({ required: true }) },
});

export const picture = defineBlock({
  name: "picture",
  displayName: "Picture",
  fields: { image: field.picture({ required: true }), caption: field.text(), width: field.choice("text", "wide", "full") },
});

export const gallery = defineBlock({
  name: "gallery",
  displayName: "Gallery",
  fields: { ...headline, items: field.bloks("gallery_item"), ...leads },
});

export const galleryItem = defineBlock({
  name: "gallery_item",
  displayName: "Picture of a gallery",
  kind: "part",
  fields: { image: field.picture({ required: true }), caption: field.text(), link: field.link() },
});

export const productCarousel = defineBlock({
  name: "product_carousel",
  displayName: "Products in a row",
  fields: { ...headline, ...productQuery, ...leads },
});

export const productWall = defineBlock({
  name: "product_wall",
  displayName: "Wall of products",
  fields: { ...headline, ...productQuery, ...leads },
});

export const wishList = defineBlock({
  name: "wish_list",
  displayName: "The visitor's wish list",
  /** Codes of products in the scene, labeled with their names and prices. */
  fields: { ...headline, ...leads },
});

export const collectionHeader = defineBlock({
  name: "collection_header",
  displayName: "Head of a collection",
  fields: {
    ...headline,
    text: field.textarea(),
    image: field.picture(),
    /** Shows nothing to guests or people without a list. */
    series: field.code(),
    ...leads,
  },
});

export const lookWall = defineBlock({
  name: "look_wall",
  displayName: "Wall of looks",
  fields: {
    ...headline,
    listing: field.code(),
    /** The code of the series whose sizes, finishes and colors are displayed. */
    looks: field.codes(),
    ...leads,
  },
});

export const editorsPick = defineBlock({
  name: "editors_pick",
  displayName: "Editor's pick",
  /** The last path segments of the listings to show, in order, such as `marble-look`. All if empty. */
  fields: { ...headline, text: field.textarea(), products: field.codes() },
});

export const slabOfTheWeek = defineBlock({
  name: "slab_of_the_week",
  displayName: "Slab of the week",
  fields: {
    ...headline,
    text: field.textarea(),
    ...productQuery,
    /** Two products that go together, with the reason. */
    counterWidth: field.number(),
    counterDepth: field.number(),
    notices: field.bloks("notice"),
    ...leads,
  },
});

export const notice = defineBlock({
  name: "notice",
  displayName: "Notice",
  kind: "part",
  fields: { label: field.text(), ...headline, text: field.textarea(), image: field.picture(), ...leads },
});

export const steps = defineBlock({
  name: "steps",
  displayName: "Steps",
  fields: { ...headline, items: field.bloks("step") },
});

export const step = defineBlock({
  name: "step",
  displayName: "Step",
  kind: "part",
  fields: { title: field.text({ required: true }), text: field.richText(), image: field.picture(), ...leads },
});

export const accordion = defineBlock({
  name: "accordion",
  displayName: "Questions and answers",
  fields: { ...headline, items: field.bloks("accordion_item") },
});

export const accordionItem = defineBlock({
  name: "accordion_item",
  displayName: "Question",
  kind: "part",
  fields: { title: field.text({ required: true }), text: field.richText({ required: true }) },
});

export const table = defineBlock({
  name: "table",
  displayName: "Table",
  fields: { ...headline, table: field.table({ required: true }), caption: field.text() },
});

export const quote = defineBlock({
  name: "quote",
  displayName: "Quote",
  fields: { text: field.textarea({ required: true }), name: field.code(), role: field.text(), image: field.picture() },
});

export const video = defineBlock({
  name: "video",
  displayName: "Video",
  fields: {
    ...headline,
    /** In inches. Outlines a counter on the slab, to show how much of it is needed. */
    film: field.code({ required: true }),
    poster: field.picture(),
    transcript: field.richText(),
  },
});

export const documents = defineBlock({
  name: "documents",
  displayName: "Documents",
  fields: {
    ...headline,
    text: field.textarea(),
    /** The name of a film asset without its language; its captions are stored with it. */
    key: field.code(),
    ids: field.codes(),
    /** Whether the list can be searched. */
    searchable: field.boolean(),
  },
});

export const storesNearMe = defineBlock({
  name: "stores",
  displayName: "Stores near me",
  fields: { ...headline, text: field.textarea(), stores: field.codes(), count: field.number() },
});

export const form = defineBlock({
  name: "form",
  displayName: "Form",
  fields: {
    ...headline,
    text: field.textarea(),
    form: field.choice(...formNames),
    /** The subject: the name of the event or campaign. */
    subject: field.text(),
    thanksTitle: field.text(),
    thanksText: field.textarea(),
    closed: field.boolean(),
    closedText: field.textarea(),
  },
});

export const callToAction = defineBlock({
  name: "call_to_action",
  displayName: "Call to action",
  fields: { ...headline, text: field.textarea(), ...leads, image: field.picture() },
});

export const banner = defineBlock({
  name: "banner",
  displayName: "Notice",
  fields: { text: field.textarea({ required: true }), ...leads, tone: field.choice("plain", "sale", "warning") },
});

/** Proposition 65 warnings, in both languages at once, as the law requires. */
export const safetyWarning = defineBlock({
  name: "safety_warning",
  displayName: "Safety warning",
  fields: {
    /** `prop65-silica`, `prop65-lead`. */
    warnings: field.codes({ required: true }),
  },
});

export const embed = defineBlock({
  name: "embed",
  displayName: "Embedded film or map",
  fields: { provider: field.choice("youtube", "vimeo"), id: field.code({ required: true }), title: field.text({ required: true }) },
});

export const linkWall = defineBlock({
  name: "link_wall",
  displayName: "Wall of links",
  fields: { ...headline, items: field.bloks("link_item") },
});

export const linkItem = defineBlock({
  name: "link_item",
  displayName: "Link with a picture",
  kind: "part",
  fields: { title: field.text({ required: true }), text: field.textarea(), image: field.picture(), link: field.link({ required: true }) },
});

export const storyList = defineBlock({
  name: "story_list",
  displayName: "From the journal",
  fields: { ...headline, under: field.code({ required: true }), count: field.number(), ...leads },
});

/** Shows the reader's privacy choice, with buttons to change it. */
export const privacyChoices = defineBlock({
  name: "privacy_choices",
  displayName: "Privacy choices",
  fields: { ...headline, text: field.textarea() },
});
