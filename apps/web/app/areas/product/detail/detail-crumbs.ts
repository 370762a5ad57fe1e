import { text } from "../../../i18n/text.ts";
import { addressOf } from "../../../routing/language-routing.ts";
import type { Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";
import type { DetailData } from "./detail-data.ts";

export function crumbsOf(root: ShellData, { detail }: DetailData): Crumb[] {
  const address = (path: string) => addressOf(root.settings, root.language, path);
  return [
    { name: text(root.language, "crumb.home"), href: address("") },
    ...detail.product.ancestors.map((one) => ({ name: one.name, href: address(`product/list/${one.slug}/`) })),
    { name: detail.product.name, href: address(`product/detail/${detail.product.slug}`) },
  ];
}
