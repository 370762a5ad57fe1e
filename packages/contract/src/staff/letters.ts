/** Every email that the shop sends, by subject matter. Each has a sentence in the office's messages, `letters.when.…`. */
export const letterFamilies = {
  account: [
    "proof",
    "taken",
    "reset",
    "addressProof",
    "notice.addressAsked",
    "notice.addressChanged",
    "notice.passwordChanged",
    "notice.passkeyAdded",
    "notice.passkeyRemoved",
    "notice.codesOn",
    "notice.codesOff",
    "notice.serviceLinked",
    "notice.serviceRemoved",
    "notice.accountDeleted",
  ],
  orders: [
    "receipt",
    "newOrder",
    "news.ready",
    "news.shipped",
    "delay",
    "delayOver",
    "orderMessage",
    "news.itemsCanceled",
    "news.canceled",
    "cancellation.lines",
    "cancellation.order",
    "news.refunded",
    "replacement",
    "replacementSent",
  ],
  payments: [
    "paymentLink",
    "paymentLinkHeld",
    "paymentReminder",
    "paymentAuthorization",
    "paymentReceived",
    "paymentPending",
    "news.paid",
    "news.returned",
    "paymentNews.paid",
    "paymentNews.returned",
  ],
  invoices: ["invoicesPaid", "invoicesPending", "invoicesReturned", "statement"],
  quotes: ["quoteRequested", "quoteSent", "quoteAsked", "quoteAnswered", "quoteRejected", "quoteWithdrawn"],
  slabs: ["slabHeld", "slabPromoted", "slabExpired", "slabReleased", "slabSold"],
  business: [
    "customerRequest",
    "requestReceipt",
    "applicationAsked",
    "applicationAccepted",
    "applicationRefused",
    "invitation",
    "connection",
    "approvalAsked",
    "approvalApproved",
    "approvalRejected",
    "exemptionSubmitted",
    "exemptionApproved",
    "exemptionRefused",
  ],
  forms: ["formEntry", "formReceipt"],
  subscriptions: ["subscriptionAsk", "subscriptionWelcome"],
  staff: ["staffInvitation"],
} as const;

export type LetterFamily = keyof typeof letterFamilies;
export type LetterId = (typeof letterFamilies)[LetterFamily][number];

export const letterIds: readonly LetterId[] = Object.values(letterFamilies).flat();

/** Who receives an email. `orders`, `requests` and `forms` are the addresses of staff in the settings. */
export const letterReaders = [
  "customer",
  "holder",
  "applicant",
  "administrator",
  "approver",
  "subscriber",
  "sender",
  "colleague",
  "orders",
  "requests",
  "forms",
] as const;
export type LetterReader = (typeof letterReaders)[number];
