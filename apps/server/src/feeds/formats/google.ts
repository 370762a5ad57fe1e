import type { Attributes, FeedShop } from "../attributes.rules.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const inXml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? "");
const element = (name: string, value: string | number): string => `<g:${name}>${inXml(String(value))}</g:${name}>`;

/** Writes Google's product data as RSS 2.0 (support.google.com/merchants/answer/7052112), which Meta and Pinterest can read too. */
export async function* googleFeed(all: AsyncIterable<Attributes>, { settings, publicUrl }: FeedShop): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n';
  yield `<title>${inXml(settings.name)}</title>\n<link>${inXml(publicUrl)}</link>\n<description>${inXml(settings.tagline)}</description>\n`;
  for await (const one of all) yield `<item>${entry(one)}</item>\n`;
  yield "</channel>\n</rss>\n";
}

const nested = (name: string, values: object): string =>
  `<g:${name}>${Object.entries(values)
    .map(([key, value]) => element(key, value))
    .join("")}</g:${name}>`;

const entry = ({ additional_image_link: pictures, product_detail: details, shipping, ...attributes }: Attributes): string =>
  [
    ...Object.entries(attributes).map(([name, value]) => element(name, value)),
    ...pictures.map((address) => element("additional_image_link", address)),
    ...details.map((one) => nested("product_detail", one)),
    ...shipping.map((one) => nested("shipping", one)),
  ].join("");
