/** The claims of an auth token and values derived from them. Uses no libraries, because the browser loads it too. */
export const roles = ["Administrator", "Accounting", "Sales", "Professional"] as const;
export type Role = (typeof roles)[number];

export const customerTypes = ["homeowner", "dealer", "designer", "contractor", "builder"] as const;
/** Homeowner, Dealer, Architect / Designer, Contractor / Fabricator, Builder / Property Manager. */
export type CustomerType = (typeof customerTypes)[number];

/** Types that buy for a business; sign-up requires more details from them. */
export const businessTypes: readonly CustomerType[] = ["dealer", "designer", "contractor", "builder"];

export type ClaimKey =
  | "givenname"
  | "surname"
  | "HidePrices"
  | "DateOfFirstOrder"
  | "CustomerId"
  | "Role"
  | "IsCustomerLocked"
  | "ActiveCustomerBranchId"
  | "PaymentTerm"
  | "Avatar"
  | "ViewedBy";

export interface Claim {
  key: ClaimKey;
  value: string;
}

/** The payload of an auth token. */
export interface AuthTokenPayload {
  /** Seconds since 1970. */
  exp: number;
  userName: string;
  claims: Claim[];
}

/** Data about the signed-in person for pages. */
export interface SessionClaims {
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** The user name without the domain and backslash. */
  userName: string;
  givenName: string;
  surname: string;
  pricesHidden: boolean;
  /** yyyy-mm-dd; null before the first order. */
  dateOfFirstOrder: string | null;
  customerId: number | null;
  roles: Role[];
  isBusiness: boolean;
  isAdministrator: boolean;
  isAccountant: boolean;
  isLocked: boolean;
  isCashTerms: boolean;
  paymentTerm: string | null;
  /** The id of the active branch, or of the business account if there is none. */
  currentBranch: number | null;
  /** The picture's URL. */
  avatar: string | null;
  /** The email of the staff member who views the shop as this person; null otherwise. */
  viewedBy: string | null;
}

/** Returns the values derived from a token. */
export function readClaims(payload: AuthTokenPayload): SessionClaims {
  const all = (key: ClaimKey): string[] => payload.claims.filter((claim) => claim.key === key).map((claim) => claim.value);
  const one = (key: ClaimKey): string | null => all(key)[0] || null;
  const held = all("Role").filter((role): role is Role => (roles as readonly string[]).includes(role));
  const customerId = wholeNumber(one("CustomerId"));
  const paymentTerm = one("PaymentTerm");
  return {
    expiresAt: payload.exp * 1000,
    userName: withoutDomain(payload.userName),
    givenName: one("givenname") ?? "",
    surname: one("surname") ?? "",
    pricesHidden: one("HidePrices") === "true",
    dateOfFirstOrder: one("DateOfFirstOrder"),
    customerId,
    roles: held,
    isBusiness: customerId !== null,
    isAdministrator: held.includes("Administrator"),
    isAccountant: held.includes("Accounting"),
    isLocked: one("IsCustomerLocked") === "true",
    isCashTerms: paymentTerm === "CASH",
    paymentTerm,
    currentBranch: wholeNumber(one("ActiveCustomerBranchId")) ?? customerId,
    avatar: one("Avatar"),
    viewedBy: one("ViewedBy"),
  };
}

/** `CANTERA\rosa@shop.test` is rosa@shop.test. */
export const withoutDomain = (userName: string): string => userName.slice(userName.lastIndexOf("\\") + 1);

function wholeNumber(text: string | null): number | null {
  const number = text === null ? Number.NaN : Number.parseInt(text, 10);
  return Number.isSafeInteger(number) ? number : null;
}
