import type { SessionClaims } from "@azulejo/contract/claims.ts";
import type { Feature } from "@azulejo/contract/settings/features.ts";
import type { MessageKey } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";

interface AccountLink {
  path: string;
  label: MessageKey;
}

/** Links under one heading of the account menu. */
export interface AccountLinkGroup {
  label: MessageKey;
  links: AccountLink[];
}

/** The account's first page, above the groups. */
export const HOME_LINK: AccountLink = { path: "account/", label: "account.nav.home" };

/** What a business user ordered as a private person, which the page of orders leads to as well. */
export const RETAIL_LINK: AccountLink = { path: "account/retailorders", label: "account.nav.retailOrders" };

/** The other account pages in menu order: orders, money, what is saved, who the reader is, and how they sign in. */
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
        ...when(features.newsletter, { path: "account/subscriptions", label: "account.nav.subscriptions" }),
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

/** Groups whose links are in the bar above the account's pages on wide screens. */
const IN_BAR: MessageKey[] = ["account.nav.group.orders", "account.nav.group.saved"];
/** Other links of the bar: business people open them every day. */
const ALSO_IN_BAR = ["account/invoices", "account/statements", "customerusers/manageusers"];

const isInBar = (group: MessageKey, link: AccountLink) => IN_BAR.includes(group) || ALSO_IN_BAR.includes(link.path);

/** The links of the bar: the account's first page, then daily work. */
export const barLinks = (groups: AccountLinkGroup[]): AccountLink[] => [
  HOME_LINK,
  ...groups.flatMap(({ label, links }) => links.filter((link) => link !== RETAIL_LINK && isInBar(label, link))),
];

/** The pages that the bar leaves out, which have a menu of their own beside them. */
export const settingsGroups = (groups: AccountLinkGroup[]): AccountLinkGroup[] =>
  groups
    .map(({ label, links }) => ({ label, links: links.filter((link) => !isInBar(label, link)) }))
    .filter(({ links }) => links.length > 0);

/** Whether a page has the menu of settings beside it. */
export const isSetting = (here: string, { session, settings }: Pick<ShellData, "session" | "settings">): boolean =>
  session !== null && settingsGroups(accountLinks(session, settings.features)).some(({ links }) => links.some(({ path }) => path === here));
