import type { SessionClaims } from "@azulejo/contract/claims.ts";
import type { Feature } from "@azulejo/contract/settings/features.ts";
import type { MessageKey } from "../../../i18n/text.ts";

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
        ...when(isBusiness, { path: "account/retailorders", label: "account.nav.retailOrders" }),
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
