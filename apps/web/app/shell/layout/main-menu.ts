// @bundle later
import { listingPath } from "../../routing/listing-path.ts";
import type { ShellData } from "../shell-data.ts";

type Shown = Pick<ShellData, "menu" | "mainMenu">;

/** Returns the catalog's departments, which form the menu of a storefront without its own menu. */
export const departmentsOf = ({ menu }: Shown) => menu.filter((one) => one.isDepartment);

export interface MenuLink {
  path: string;
  label: string;
  /** The listing's path; missing for other links from the settings. */
  listing?: string;
  isSale?: boolean;
}

const toLink = ({ path, slug, name }: ShellData["menu"][number]): MenuLink => ({
  path: listingPath({ path, slug }),
  label: name,
  listing: path,
  ...(path === "sale" && { isSale: true }),
});

/** Returns the header's menu. Listings from the settings that have no products are left out. */
export function menuLinks(root: Shown): MenuLink[] {
  if (!root.mainMenu) return departmentsOf(root).map(toLink);
  return root.mainMenu.flatMap((entry) => {
    if (!("listing" in entry)) return [entry];
    const listing = root.menu.find((one) => one.path === entry.listing);
    return listing ? [toLink(listing)] : [];
  });
}
