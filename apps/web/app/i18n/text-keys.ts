import type bag from "./messages/en/bag.json";
import type checkout from "./messages/en/checkout.json";
import type errors from "./messages/en/errors.json";
import type home from "./messages/en/home.json";
import type list from "./messages/en/list.json";
import type product from "./messages/en/product.json";
import type receipt from "./messages/en/receipt.json";
import type routes from "./messages/en/routes.json";
import type shell from "./messages/en/shell.json";
import type units from "./messages/en/units.json";

/** The areas of messages; each is one file per language. */
interface Areas {
  bag: typeof bag;
  checkout: typeof checkout;
  errors: typeof errors;
  home: typeof home;
  list: typeof list;
  product: typeof product;
  receipt: typeof receipt;
  routes: typeof routes;
  shell: typeof shell;
  units: typeof units;
}

/** Every message as `area.name`. */
export type TextKey = { [Area in keyof Areas]: `${Area}.${keyof Areas[Area] & string}` }[keyof Areas];
export type TextValues = Record<string, string | number>;
export type Text = (key: TextKey, values?: TextValues) => string;

type Compiled = Record<string, Record<string, (values: TextValues) => string>>;

/** Reads one language's compiled messages. */
export const textFrom =
  (messages: Compiled): Text =>
  (key, values = {}) => {
    const mark = key.indexOf(".");
    return messages[key.slice(0, mark)]?.[key.slice(mark + 1)]?.(values) ?? key;
  };
