import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, type LinkProps, Form as RouterForm, Link as RouterLink } from "react-router";
import { expect, it } from "vitest";
import { Form } from "../form/form.tsx";
import { Link } from "./link.tsx";

const HERE = "/en/product/list/porcelain/?from=2&page=3";
function html(element: ReactNode): string {
  const Page = createRoutesStub([{ path: "*", Component: () => element }]);
  return renderToStaticMarkup(createElement(Page, { initialEntries: [HERE] }));
}

/** The order of attributes means nothing. */
const attributes = (element: ReactNode): string[] => (html(element).match(/[\w-]+="[^"]*"/g) ?? []).sort();

const addresses: LinkProps["to"][] = [
  "/en/",
  "/es/product/list/porcelanico/?finish=matte&finish=honed#results",
  "?sort=price&q=caf%C3%A9",
  "?page=2#results",
  "?",
  "?#results",
  "/en/?",
  "/en/#",
  "/en//faq/../search?q=slate",
  "",
  "#results",
  "..",
  "//elsewhere.example/en/",
  "https://elsewhere.example/",
  { pathname: "/en/search", search: "?q=slate" },
];

it.each(addresses)("renders a link to %j as the router does", (to) => {
  const props = {
    to,
    className: "wide",
    "aria-current": "page",
    target: "_self",
    state: { from: HERE },
    replace: true,
    preventScrollReset: true,
    onClick: () => {},
  } as const;
  const plain = attributes(createElement(RouterLink, { ...props, discover: "none" }, "Slate"));
  expect(attributes(createElement(Link, props, "Slate"))).toEqual(plain);
});

it.each([
  { action: "/en/my-store", method: "post" as const, reloadDocument: true },
  { action: "/en/product/list/porcelain/", method: "get" as const, preventScrollReset: true },
  { action: "/en/search" },
  { action: "/en/search", method: "put" as const },
  { method: "post" as const, onSubmit: () => {} },
  { action: "?add=1", method: "post" as const },
])("renders a form as the router does: %j", (props) => {
  const named = { ...props, id: "order", className: "contents" };
  expect(attributes(createElement(Form, named))).toEqual(attributes(createElement(RouterForm, { ...named, discover: "none" })));
});
