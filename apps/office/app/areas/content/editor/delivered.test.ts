import { expect, it } from "vitest";
import { delivered } from "./delivered.ts";

it("shows a story in one language, with the default where a translation is missing, and marks its blocks", () => {
  const content = {
    component: "page",
    _uid: "p",
    title: "Returns",
    title__i18n__es: "Devoluciones",
    intro: "Soon",
    intro__i18n__es: "",
    body: [{ _uid: "a", component: "rich_text", text__i18n__es: { type: "doc", content: [] } }],
  };
  expect(delivered(content, "es", ["en", "es"], 7)).toMatchObject({
    title: "Devoluciones",
    intro: "Soon",
    body: [{ text: { type: "doc" }, _editable: expect.stringContaining('"uid":"a"') }],
  });
  const english = delivered(content, "en", ["en", "es"], 7);
  expect(english).toMatchObject({ title: "Returns" });
  expect(JSON.stringify(english)).not.toContain("i18n");
});
