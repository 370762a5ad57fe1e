import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { holdFragments } from "../../../render/fragment.tsx";
import { reuseFragments, withFragments } from "../../../render/fragments.server.tsx";
import { ProductPart } from "./product-part.tsx";

beforeAll(reuseFragments);
afterAll(() => holdFragments(null));

interface Shown {
  path?: string;
  name?: string;
  product?: object;
  selected?: object;
  also?: string;
}

let renders = 0;

/** Renders a part of a page that an earlier one may have shown. */
function show({
  path = "/en/product/detail/alba",
  name = "facts",
  product = { revision: "1" },
  selected = { itemNo: "1" },
  also,
}: Shown): void {
  const props = { name, product, selected, ...(also !== undefined && { also: () => also }) } as Parameters<typeof ProductPart>[0];
  const Page = () =>
    createElement(ProductPart, {
      ...props,
      children: () => {
        renders += 1;
        return createElement("p", null, "…");
      },
    });
  const App = createRoutesStub([{ path: "*", Component: Page }]);
  withFragments(
    () => renderToString(createElement(App, { initialEntries: [path] })),
    () => true,
  );
}

it("is rendered again only when something changes that it shows", () => {
  const changes: Shown[] = [
    {},
    { path: "/es/product/detail/alba" },
    { name: "views" },
    { product: { revision: "2" } },
    { selected: { itemNo: "2" } },
    { also: "2 boxes" },
  ];
  for (const shown of changes) {
    renders = 0;
    show(shown);
    show(shown);
    expect([shown, renders]).toEqual([shown, 1]);
  }
});
