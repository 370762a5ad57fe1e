import { expect, it } from "vitest";
import { documentOf, opensInPlace } from "./opens-in-place.ts";

const at = (address: string) => new URL(address, "https://shop.test");
const LIST = "/en/product/list/porcelain/?page=2";
const opens = (to: string, opened: string) => opensInPlace(at(to), at(opened).origin, documentOf(at(opened)));

it.each([
  ["another page", LIST, "/en/about/"],
  ["the same page with another query", LIST, "/en/product/list/porcelain/?page=3"],
  ["a place on another page", LIST, "/en/our-locations#reno"],
  ["the bag", LIST, "/en/shoppingbag"],
  ["another page of the account", "/en/account/", "/en/account/profile"],
  ["the next step of checkout", "/en/checkout/user", "/en/checkout/payment"],
  ["a page without a language", "/", "/about/"],
  ["the account after signing in", "/en/account/login", "/en/account/"],
])("opens %s in place", (_, opened, to) => {
  expect(opens(to, opened)).toBe(true);
});

it.each([
  ["another site", LIST, "https://elsewhere.example/en/about/"],
  ["a phone number", LIST, "tel:+17755550142"],
  ["another language", LIST, "/es/product/"],
  ["an address without its language", LIST, "/old-page"],
  ["a language where the default has none", "/", "/es/product/"],
  ["a picture", LIST, "/assets/f/1/tile/m/1200x630"],
  ["a file", LIST, "/en/blog/rss.xml"],
  ["an answer of the API", LIST, "/api/docs"],
  ["checkout from the bag, as it has another policy", "/en/shoppingbag", "/en/checkout/user"],
  ["a product from the account", "/en/account/", "/en/product/"],
  ["checkout from the account", "/en/account/", "/en/checkout/user"],
  ["the account from a list", LIST, "/en/account/orders"],
])("leaves %s to the browser", (_, opened, to) => {
  expect(opens(to, opened)).toBe(false);
});
