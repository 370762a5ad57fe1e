import { product } from "@azulejo/contract";
import { callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { entriesOf, hrefOf, type MenuEntry, shadesOf } from "../../../shell/menu/entries.ts";

/** Swatches of 48 px, at twice their size. */
const SWATCH = { acrossFeet: 1.4, aspect: 1, width: 120 };
const COLOR = { acrossFeet: 1.5, aspect: 1.5, width: 120 };

export interface ListLooks {
  /** Products of the list without any filter. */
  total: number;
  /** Parts or looks of the list. */
  entries: MenuEntry[];
  /** Addresses of pictures by color family. */
  pictures: Record<string, string>;
}

/** Reads the materials that a list is chosen by; `listing` is missing for all products. */
export async function readListLooks({ context, language, address }: Visit, listing: string | undefined): Promise<ListLooks> {
  const shown = await callApi(context, language, product.showcase, listing ? { listing } : {});
  const href = hrefOf(shown, language, address);
  const colors = shadesOf(shown, "color", href, COLOR);
  return {
    total: shown.total,
    entries: entriesOf(shown, href, address, SWATCH),
    pictures: Object.fromEntries(colors.flatMap(({ key, picture }) => (picture ? [[key, picture]] : []))),
  };
}
