import type { Text } from "../series-file.ts";
import { type Catalog, languages } from "./read.ts";

/** Reports texts that are missing in a language or not translated from English. */
export function checkTexts({ series, listings, documents }: Catalog): string[] {
  return [
    ...series.flatMap((one) => [
      ...differs(`${one.code} description`, one.description),
      ...one.formats.flatMap((format) => differs(`${one.code} format ${format.code} label`, format.label)),
      ...one.products.flatMap((product) => [
        ...differs(`${product.code} description`, product.description),
        ...present(`${product.code} name`, product.name),
        ...present(`${product.code} color`, product.color),
        ...slugs(`${product.code} slug`, product.slug),
      ]),
    ]),
    ...listings.flatMap((listing) => [
      ...present(`listing ${listing.path} name`, listing.name),
      ...present(`listing ${listing.path} title`, listing.title),
      ...differs(`listing ${listing.path} intro`, listing.intro),
      ...slugs(`listing ${listing.path} slug`, listing.slug, true),
    ]),
    ...documents.flatMap((document) => differs(`document ${document.id} title`, document.title)),
    ...repeatedSentences(series.flatMap((one) => one.products.map((product) => [product.code, product.description]))),
  ];
}

const present = (what: string, text: Text): string[] =>
  languages.filter((language) => !text?.[language]?.trim()).map((language) => `${what} is missing in ${language}`);

function differs(what: string, text: Text): string[] {
  const missing = present(what, text);
  return missing.length === 0 && text.en === text.es ? [`${what} is the same in English and Spanish: "${text.en}"`] : missing;
}

function slugs(what: string, text: Text, nested = false): string[] {
  const pattern = nested ? /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/ : /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
  const wrong = languages.filter((language) => text?.[language] && !pattern.test(text[language]));
  return [...present(what, text), ...wrong.map((language) => `${what} is not a slug: "${text[language]}"`)];
}

/** Reports products with identical texts. */
function repeatedSentences(descriptions: [string, Text][]): string[] {
  const first = new Map<string, string>();
  return descriptions.flatMap(([code, text]) =>
    languages.flatMap((language) => {
      const key = `${language} ${text?.[language]}`;
      const other = first.get(key);
      first.set(key, code);
      return other ? [`${code} and ${other} have one description (${language})`] : [];
    }),
  );
}
