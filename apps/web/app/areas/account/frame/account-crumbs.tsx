import { useMatches } from "react-router";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { recordOf, routeTable } from "../../../routing/route-table.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";

interface Props {
  root: ShellData;
  /** Names a page with a number of its own. */
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
  // The list that a page with a number of its own belongs to.
  const list = /\/:\w+$/.test(path) ? routeTable.find((one) => path.startsWith(`${one.path}/:`)) : undefined;
  if (list) return <Breadcrumbs crumbs={[...above, crumbOf(list), { ...crumbOf(record), ...(title && { name: title }) }]} />;
  return <Breadcrumbs crumbs={[...above, crumbOf(record)]} />;
}
