import { useMatches } from "react-router";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { recordOf, routeTable } from "../../../routing/route-table.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";

interface Props {
  root: ShellData;
  /** The title of a page about one record, such as an order's number. */
  title?: string;
}

/** Breadcrumbs of an account page. A guest's breadcrumbs leave out the account. */
export function AccountCrumbs({ root, title }: Props) {
  const t = useText();
  const address = useAddress();
  const record = recordOf(useMatches().at(-1)?.id ?? "");
  const home: Crumb = { name: t("crumb.home"), href: address("") };
  const account: Crumb = { name: t("crumb.account"), href: address("account/") };
  if (!record) return null;
  const crumbOf = ({ breadcrumb, path }: typeof record): Crumb => ({
    name: typeof breadcrumb === "string" ? t(breadcrumb as MessageKey) : breadcrumb[root.language],
    href: address(path),
  });
  const { path } = record;
  const above = root.session && path !== "account" ? [home, account] : [home];
  // A page about one record (such as an order) belongs to the list of those records.
  const list = /\/:\w+$/.test(path) ? routeTable.find((one) => path.startsWith(`${one.path}/:`)) : undefined;
  if (list) return <Breadcrumbs crumbs={[...above, crumbOf(list), { ...crumbOf(record), ...(title && { name: title }) }]} />;
  return <Breadcrumbs crumbs={[...above, crumbOf(record)]} />;
}
