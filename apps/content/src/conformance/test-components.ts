const field = (type: string, more: object = {}) => ({ type, ...more });
const translated = { translatable: true };

/** Story and block components with a field of every type. */
export const testComponents = [
  {
    name: "article",
    is_root: true,
    is_nestable: false,
    schema: {
      title: field("text", { required: true, ...translated }),
      headline: field("text", translated),
      date: field("datetime"),
      price: field("number"),
      color: field("option", { options: ["red", "blue", "green"].map((value) => ({ name: value, value })) }),
      sizes: field("options"),
      wide: field("boolean", translated),
      count: field("number", translated),
      text: field("richtext", translated),
      image: field("asset", translated),
      link: field("multilink"),
      table: field("table"),
      author: field("option"),
      related: field("options"),
      seo: field("custom"),
      note: field("text"),
      body: field("bloks"),
      parts: field("bloks", { restrict_components: true, component_whitelist: ["part"] }),
    },
  },
  { name: "page", is_root: true, is_nestable: false, schema: { title: field("text", translated), body: field("bloks") } },
  {
    name: "teaser",
    is_root: false,
    is_nestable: true,
    schema: {
      headline: field("text", { required: true, ...translated }),
      name: field("text"),
      related: field("options"),
      link: field("multilink"),
      image: field("asset"),
      items: field("bloks"),
    },
  },
  { name: "part", is_root: false, is_nestable: true, schema: { title: field("text", { required: true }), items: field("bloks") } },
];
