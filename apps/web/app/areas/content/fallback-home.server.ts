import type { Story } from "@azulejo/content-client";

/** Stands for the id of a story that nobody has written. */
export const FALLBACK = "fallback";

/** What the home page shows before anybody has written one: looks and products, without a word of its own. */
export const fallbackHome = (): Story =>
  ({
    id: 0,
    uuid: FALLBACK,
    name: "",
    slug: "home",
    full_slug: "home",
    path: "/",
    lang: "default",
    content: {
      _uid: "home",
      component: "page",
      layout: "scene",
      body: [
        { _uid: "home-looks", component: "look_wall" },
        { _uid: "home-products", component: "product_wall", sort: "new_arrival" },
      ],
    },
    first_published_at: null,
    published_at: null,
  }) as unknown as Story;
