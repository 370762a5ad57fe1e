import type { Story } from "@azulejo/content-client";

/** Id used for a home page without a story. */
export const FALLBACK = "fallback";

/** Home page for a shop without a home story: looks and products, without text. */
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
