import { useMatches } from "react-router";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { recordOf } from "../../../routing/route-table.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { Breadcrumbs, type Crumb } from "../../../shell/layout/breadcrumbs.tsx";
import type { ShellData } from "../../../shell/shell-data.ts";

/** Breadcrumbs of an account page. A guest's breadcrumbs leave out the account. */
export function AccountCrumbs({ root }: { root: ShellData }) {
  const t = useText();
  const address = useAddress();
  const record = recordOf(useMatches().at(-1)?.id ?? "");
  const home: Crumb = { name: t("crumb.home"), href: address("") };
  const account: Crumb = { name: t("crumb.account"), href: address("account/") };
  if (!record) return null;
  const { breadcrumb, path } = record;
  const name = typeof breadcrumb === "string" ? t(breadcrumb as MessageKey) : breadcrumb[root.language];
  const above = root.session && path !== "account" ? [home, account] : [home];
  return <Breadcrumbs crumbs={[...above, { name, href: address(path) }]} />;
}
