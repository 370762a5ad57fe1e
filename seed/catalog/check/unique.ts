import { type Catalog, formatsOf, itemNumber, languages } from "./read.ts";

/** Reports duplicate codes, slugs and item numbers. */
export function checkUnique({ series, listings, documents }: Catalog): string[] {
  const products = series.flatMap((one) => one.products);
  const made = series.flatMap((one) =>
    one.products.flatMap((product) => formatsOf(one, product).map((format) => itemNumber(one, product, format))),
  );
  return [
    ...twice("series code", series, (one) => one.code),
    ...twice("item code of a series", series, (one) => one.itemCode),
    ...twice("product code", products, (product) => product.code),
    ...twice("item number", made, (itemNo) => itemNo),
    ...twice("listing path", listings, (listing) => listing.path),
    ...twice("document id", documents, (document) => document.id),
    ...languages.flatMap((language) => [
      ...twice(`product slug (${language})`, products, (product) => product.slug[language]),
      ...twice(`product name (${language})`, products, (product) => product.name[language]),
      ...twice(`listing slug (${language})`, listings, (listing) => listing.slug[language]),
    ]),
    ...series.flatMap((one) => twice(`color code in ${one.code}`, one.products, (product) => product.color.code)),
  ];
}

function twice<Row>(what: string, rows: Row[], pick: (row: Row) => string): string[] {
  const values = rows.map(pick);
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) => `${what} used twice: ${value}`);
}
