import type { ItemList } from "schema-dts";
import { addressOf } from "../../../routing/language-routing.ts";
import { absolute } from "../../../shell/head/languages.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { isNarrowed } from "./list-address.ts";
import type { ListData } from "./list-data.ts";

/**
 * Returns the products of a list's page in schema.org terms, only for document requests. None for a filtered list, which isn't a separate
 * page for search engines.
 */
export function listStructure({ list, products: { value: products }, choices }: ListData, root: ShellData): ItemList[] {
  if ((import.meta.env.PROD && !import.meta.env.SSR) || !products?.length || isNarrowed({ ...choices, page: 1 })) return [];
  const first = (list.page - 1) * list.pageSize + 1;
  return [
    {
      "@type": "ItemList",
      numberOfItems: list.total,
      itemListElement: products.map(({ slug }, index) => ({
        "@type": "ListItem",
        position: first + index,
        url: absolute(root, addressOf(root.settings, root.language, `product/detail/${slug}`)),
      })),
    },
  ];
}
