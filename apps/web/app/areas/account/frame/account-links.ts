import type { SessionClaims } from "@azulejo/contract/claims.ts";
import type { Feature } from "@azulejo/contract/settings/features.ts";
import type { MessageKey } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";

interface AccountLink {
  path: string;
  label: MessageKey;
}

/** A group of links in the account menu, under one heading. */
export interface AccountLinkGroup {
  label: MessageKey;
  links: AccountLink[];
}

/** The account's first page, above the groups. */
export const HOME_LINK: AccountLink = { path: "account/", label: "account.nav.home" };

/** Orders that a business user placed as a private person; the page of orders links to it too. */
export const RETAIL_LINK: AccountLink = { path: "account/retailorders", label: "account.nav.retailOrders" };

/** The other account pages in menu order: orders, payments, saved items, personal details, and sign-in. */
export function accountLinks(session: SessionClaims, features: Record<Feature, boolean>): AccountLinkGroup[] {
  const { isBusiness, isAdministrator, isAccountant } = session;
  const seesMoney = isBusiness && (isAdministrator || isAccountant);
  return [
    {
      label: "account.nav.group.orders",
      links: [
        { path: "account/orders", label: "account.nav.orders" },
        { path: "account/quotes", label: "account.nav.quotes" },
        ...when(isBusiness, { path: "account/quickorder", label: "account.nav.quickOrder" }),
        ...when(isBusiness, { path: "account/approvals", label: "account.nav.approvals" }),
        ...when(isBusiness, RETAIL_LINK),
      ],
    },
    {
      label: "account.nav.group.money",
      links: [
        ...when(seesMoney, { path: "account/invoices", label: "account.nav.invoices" }),
        ...when(seesMoney, { path: "account/statements", label: "account.nav.statements" }),
        { path: "account/payments", label: "account.nav.payments" },
        ...when(seesMoney && features.tradeAccounts, { path: "account/exemptions", label: "account.nav.exemptions" }),
      ],
    },
    {
      label: "account.nav.group.saved",
      links: [
        { path: "wishlist", label: "account.nav.wishLists" },
        { path: "account/usertags", label: "account.nav.ideas" },
      ],
    },
    {
      label: "account.nav.group.details",
      links: [
        { path: "account/profile", label: "account.nav.profile" },
        { path: "account/addresses", label: "account.nav.addresses" },
        ...when(isBusiness && isAdministrator, { path: "customerusers/manageusers", label: "account.nav.users" }),
        { path: "account/subscriptions", label: "account.nav.subscriptions" },
      ],
    },
    {
      label: "account.nav.group.security",
      links: [
        { path: "account/security", label: "account.nav.security" },
        { path: "account/changepassword", label: "account.nav.password" },
        { path: "account/linkedlogins", label: "account.nav.linkedLogins" },
        { path: "account/privacy", label: "account.nav.privacy" },
      ],
    },
  ];
}

const when = (applies: boolean, link: AccountLink): AccountLink[] => (applies ? [link] : []);

/** Groups whose links are in the bar on wide screens. */
const IN_BAR: MessageKey[] = ["account.nav.group.orders", "account.nav.group.saved"];
/** More links in the bar, because business users open these pages every day. */
const ALSO_IN_BAR = ["account/invoices", "account/statements", "customerusers/manageusers"];

const isInBar = (group: MessageKey, link: AccountLink) => IN_BAR.includes(group) || ALSO_IN_BAR.includes(link.path);

/** Returns the links of the bar: the account's first page, then the pages of daily work. */
export const barLinks = (groups: AccountLinkGroup[]): AccountLink[] => [
  HOME_LINK,
  ...groups.flatMap(({ label, links }) => links.filter((link) => link !== RETAIL_LINK && isInBar(label, link))),
];

/** Returns the groups that aren't in the bar; they have a menu beside their pages. */
export const settingsGroups = (groups: AccountLinkGroup[]): AccountLinkGroup[] =>
  groups
    .map(({ label, links }) => ({ label, links: links.filter((link) => !isInBar(label, link)) }))
    .filter(({ links }) => links.length > 0);

/** Whether a page has the settings menu beside it. */
export const isSetting = (here: string, { session, settings }: Pick<ShellData, "session" | "settings">): boolean =>
  session !== null && settingsGroups(accountLinks(session, settings.features)).some(({ links }) => links.some(({ path }) => path === here));
