import type { SessionClaims } from "@azulejo/contract/claims.ts";
import type { Feature } from "@azulejo/contract/settings/features.ts";
import type { MessageKey } from "../../../i18n/text.ts";

/** The account pages in menu order. */
export const accountLinks = (
  { isBusiness, isAdministrator, isAccountant }: SessionClaims,
  features: Record<Feature, boolean>,
): { path: string; label: MessageKey }[] => [
  { path: "account/", label: "account.nav.home" },
  { path: "account/orders", label: "account.nav.orders" },
  { path: "account/quotes", label: "account.nav.quotes" },
  ...(isBusiness ? [{ path: "account/approvals", label: "account.nav.approvals" as const }] : []),
  ...(isBusiness ? [{ path: "account/retailorders", label: "account.nav.retailOrders" as const }] : []),
  ...(isBusiness ? [{ path: "account/quickorder", label: "account.nav.quickOrder" as const }] : []),
  ...(isBusiness && (isAdministrator || isAccountant)
    ? [
        { path: "account/invoices", label: "account.nav.invoices" as const },
        { path: "account/statements", label: "account.nav.statements" as const },
      ]
    : []),
  { path: "account/profile", label: "account.nav.profile" },
  { path: "account/addresses", label: "account.nav.addresses" },
  { path: "account/payments", label: "account.nav.payments" },
  ...(isBusiness && features.tradeAccounts && (isAdministrator || isAccountant)
    ? [{ path: "account/exemptions", label: "account.nav.exemptions" as const }]
    : []),
  { path: "wishlist", label: "account.nav.wishLists" },
  { path: "account/usertags", label: "account.nav.ideas" },
  { path: "account/security", label: "account.nav.security" },
  { path: "account/changepassword", label: "account.nav.password" },
  { path: "account/linkedlogins", label: "account.nav.linkedLogins" },
  ...(features.newsletter ? [{ path: "account/subscriptions", label: "account.nav.subscriptions" as const }] : []),
  { path: "account/privacy", label: "account.nav.privacy" },
  ...(isBusiness && isAdministrator ? [{ path: "customerusers/manageusers", label: "account.nav.users" as const }] : []),
];
