import type { Notice } from "../areas/account/index.ts";
import type { Letter } from "./letter.ts";

/** Short emails with a fixed text. */
export const letters = {
  proof: {
    subject: "mail.proof.subject",
    heading: "mail.proof.heading",
    lines: ["mail.proof.opened"],
    actions: ["mail.proof.confirm"],
    after: ["mail.proof.validity", "mail.proof.notYou"],
  },
  /** Sent instead of the confirmation when the address has an account. */
  taken: {
    subject: "mail.taken.subject",
    heading: "mail.taken.heading",
    lines: ["mail.taken.tried"],
    actions: ["mail.taken.signIn", "mail.choosePassword"],
    after: ["mail.taken.notYou"],
  },
  reset: {
    subject: "mail.reset.subject",
    heading: "mail.reset.heading",
    lines: ["mail.reset.link"],
    actions: ["mail.choosePassword"],
    after: ["mail.reset.validity", "mail.reset.notYou"],
  },
  /** To the owner of an account that was moved from another system. */
  movedIn: {
    subject: "mail.movedIn.subject",
    heading: "mail.movedIn.heading",
    lines: ["mail.movedIn.line", "mail.movedIn.what"],
    actions: ["mail.choosePassword"],
    after: ["mail.movedIn.validity", "mail.questions"],
  },
  addressProof: {
    subject: "mail.addressProof.subject",
    heading: "mail.addressProof.heading",
    lines: ["mail.addressProof.moving"],
    actions: ["mail.proof.confirm"],
    after: ["mail.proof.validity", "mail.addressProof.notYou"],
  },
  invitation: {
    subject: "mail.invitation.subject",
    heading: "mail.invitation.heading",
    lines: ["mail.invitation.invites", "mail.invitation.roles"],
    actions: ["mail.invitation.accept"],
    after: ["mail.invitation.validity", "mail.invitation.notYou"],
  },
  /** To those who administer a business account. */
  connection: {
    subject: "mail.connection.subject",
    heading: "mail.connection.heading",
    lines: ["mail.connection.line", "mail.connection.check"],
    actions: ["mail.connection.manage"],
    after: ["mail.questions"],
  },
  /** To somebody of a business, with the statement attached. */
  statement: {
    subject: "mail.statement.subject",
    heading: "mail.statement.heading",
    lines: ["mail.statement.line"],
    actions: ["mail.statement.see"],
    after: ["mail.questions"],
  },
  /** To those who may approve an order. */
  approvalAsked: {
    subject: "mail.approval.asked.subject",
    heading: "mail.approval.asked.heading",
    lines: ["mail.approval.asked.line", "mail.approval.note"],
    actions: ["mail.approval.decide"],
    after: ["mail.approval.who"],
  },
  approvalApproved: {
    subject: "mail.approval.approved.subject",
    heading: "mail.approval.approved.heading",
    lines: ["mail.approval.approved.line", "mail.approval.answer"],
    actions: ["mail.approval.order"],
    after: ["mail.questions"],
  },
  approvalRejected: {
    subject: "mail.approval.rejected.subject",
    heading: "mail.approval.rejected.heading",
    lines: ["mail.approval.rejected.line", "mail.approval.answer"],
    actions: ["mail.approval.toBag"],
    after: ["mail.questions"],
  },
  requestReceipt: {
    subject: "mail.requestReceipt.subject",
    heading: "mail.requestReceipt.heading",
    lines: ["mail.requestReceipt.received", "mail.requestReceipt.reference", "mail.requestReceipt.next"],
    actions: [],
    after: ["mail.questions", "mail.requestReceipt.notYou"],
  },
  /** To the staff who review certificates. */
  exemptionSubmitted: {
    subject: "mail.exemptionSubmitted.subject",
    heading: "mail.exemptionSubmitted.heading",
    lines: ["mail.exemptionSubmitted.line"],
    actions: [],
    after: ["mail.exemptionSubmitted.decide"],
  },
  exemptionApproved: {
    subject: "mail.exemptionApproved.subject",
    heading: "mail.exemptionApproved.heading",
    lines: ["mail.exemptionApproved.line"],
    actions: [],
    after: ["mail.questions"],
  },
  exemptionRefused: {
    subject: "mail.exemptionRefused.subject",
    heading: "mail.exemptionRefused.heading",
    lines: ["mail.exemptionRefused.line", "mail.exemptionRefused.reason"],
    actions: [],
    after: ["mail.questions"],
  },
  applicationAccepted: {
    subject: "mail.application.accepted.subject",
    heading: "mail.application.accepted.heading",
    lines: ["mail.application.accepted.line"],
    actions: ["mail.application.see"],
    after: ["mail.questions"],
  },
  applicationRefused: {
    subject: "mail.application.refused.subject",
    heading: "mail.application.refused.heading",
    lines: ["mail.application.refused.line", "mail.application.text"],
    actions: [],
    after: ["mail.questions"],
  },
  applicationAsked: {
    subject: "mail.application.asked.subject",
    heading: "mail.application.asked.heading",
    lines: ["mail.application.asked.line", "mail.application.text"],
    actions: [],
    after: ["mail.orderMessage.reply", "mail.questions"],
  },
  /** To somebody whom the staff invite to work in the office. */
  staffInvitation: {
    subject: "mail.staffInvitation.subject",
    heading: "mail.staffInvitation.heading",
    lines: ["mail.staffInvitation.line", "mail.staffInvitation.next"],
    actions: ["mail.invitation.accept"],
    after: ["mail.staffInvitation.validity", "mail.staffInvitation.notYou"],
  },
  /** To the contact of a webhook that is paused because its receiver fails. */
  webhookPaused: {
    subject: "mail.webhookPaused.subject",
    heading: "mail.webhookPaused.heading",
    lines: ["mail.webhookPaused.line", "mail.webhookPaused.failure", "mail.webhookPaused.next"],
    actions: ["mail.webhookPaused.open"],
    after: [],
  },
  paymentLink: {
    subject: "mail.paymentLink.subject",
    heading: "mail.paymentLink.heading",
    lines: ["mail.paymentLink.owed"],
    actions: ["mail.paymentLink.pay"],
    after: ["mail.paymentLink.validity", "mail.questions"],
  },
  /** For an order that is canceled if it isn't paid in time. */
  paymentLinkHeld: {
    subject: "mail.paymentLink.subject",
    heading: "mail.paymentLink.heading",
    lines: ["mail.paymentLink.owed", "mail.paymentLink.held"],
    actions: ["mail.paymentLink.pay"],
    after: ["mail.paymentLink.validity", "mail.questions"],
  },
  paymentReminder: {
    subject: "mail.paymentReminder.subject",
    heading: "mail.paymentReminder.heading",
    lines: ["mail.paymentReminder.owed", "mail.paymentLink.held"],
    actions: ["mail.paymentLink.pay"],
    after: ["mail.paymentLink.validity", "mail.questions"],
  },
  paymentAuthorization: {
    subject: "mail.paymentAuthorization.subject",
    heading: "mail.paymentAuthorization.heading",
    lines: ["mail.paymentAuthorization.asks", "mail.paymentAuthorization.nothingYet"],
    actions: ["mail.paymentAuthorization.review"],
    after: ["mail.paymentLink.validity", "mail.questions"],
  },
  paymentPending: {
    subject: "mail.paymentPending.subject",
    heading: "mail.paymentPending.heading",
    lines: ["mail.paymentPending.line", "mail.paymentPending.next", "mail.paymentPending.mandate"],
    actions: ["mail.news.see"],
    after: ["mail.questions"],
  },
  invoicesPaid: {
    subject: "mail.invoicesPaid.subject",
    heading: "mail.paymentReceived.heading",
    lines: ["mail.invoicesPaid.line"],
    actions: ["mail.invoices.see"],
    after: ["mail.questions"],
  },
  invoicesPending: {
    subject: "mail.invoicesPending.subject",
    heading: "mail.invoicesPending.heading",
    lines: ["mail.invoicesPending.line", "mail.invoices.mandate"],
    actions: ["mail.invoices.see"],
    after: ["mail.questions"],
  },
  invoicesReturned: {
    subject: "mail.invoicesReturned.subject",
    heading: "mail.invoicesReturned.heading",
    lines: ["mail.invoicesReturned.line"],
    actions: ["mail.invoices.see"],
    after: ["mail.questions"],
  },
  /** To the staff who answer requests. */
  quoteRequested: {
    subject: "mail.quote.requested.subject",
    heading: "mail.quote.requested.heading",
    lines: ["mail.quote.requested.line"],
    actions: [],
    after: [],
  },
  quoteAsked: {
    subject: "mail.quote.asked.subject",
    heading: "mail.quote.asked.heading",
    lines: ["mail.quote.asked.line", "mail.quote.text"],
    actions: [],
    after: [],
  },
  quoteRejected: {
    subject: "mail.quote.rejected.subject",
    heading: "mail.quote.rejected.heading",
    lines: ["mail.quote.rejected.line", "mail.quote.text"],
    actions: [],
    after: [],
  },
  quoteWithdrawn: {
    subject: "mail.quote.withdrawn.subject",
    heading: "mail.quote.withdrawn.heading",
    lines: ["mail.quote.withdrawn.line"],
    actions: [],
    after: [],
  },
  quoteSent: {
    subject: "mail.quote.sent.subject",
    heading: "mail.quote.sent.heading",
    lines: ["mail.quote.sent.line", "mail.quote.sent.stock"],
    actions: ["mail.quote.sent.see"],
    after: ["mail.quote.sent.link", "mail.questions"],
  },
  quoteAnswered: {
    subject: "mail.quote.answered.subject",
    heading: "mail.quote.answered.heading",
    lines: ["mail.quote.answered.line", "mail.quote.text"],
    actions: ["mail.quote.answered.see"],
    after: ["mail.questions"],
  },
  paymentReceived: {
    subject: "mail.paymentReceived.subject",
    heading: "mail.paymentReceived.heading",
    lines: ["mail.paymentReceived.line"],
    actions: ["mail.news.see"],
    after: ["mail.questions"],
  },
  replacement: {
    subject: "mail.replacement.subject",
    heading: "mail.replacement.heading",
    lines: ["mail.replacement.line", "mail.replacement.how", "mail.replacement.broken"],
    actions: ["mail.news.see"],
    after: ["mail.questions"],
  },
  /** With the number that the customer has to write on the returned goods, and where to bring them. */
  returnAnnounced: {
    subject: "mail.return.subject",
    heading: "mail.return.heading",
    lines: ["mail.return.line", "mail.return.bring", "mail.return.number", "mail.return.refund"],
    actions: ["mail.news.see"],
    after: ["mail.questions"],
  },
  /** To the staff who handle orders. */
  returnNotice: {
    subject: "mail.returnNotice.subject",
    heading: "mail.returnNotice.heading",
    lines: ["mail.returnNotice.line", "mail.returnNotice.reason", "mail.returnNotice.comment", "mail.returnNotice.next"],
    actions: ["mail.orderQuestion.open"],
    after: ["mail.newOrder.reply"],
  },
  /** To the staff who handle orders. */
  carrierRefusal: {
    subject: "mail.carrierRefusal.subject",
    heading: "mail.carrierRefusal.heading",
    lines: ["mail.carrierRefusal.line", "mail.carrierRefusal.why", "mail.carrierRefusal.next"],
    actions: ["mail.orderQuestion.open"],
    after: [],
  },
  replacementSent: {
    subject: "mail.replacementSent.subject",
    heading: "mail.replacementSent.heading",
    lines: ["mail.replacementSent.line", "mail.replacementSent.tracking"],
    actions: ["mail.news.see"],
    after: ["mail.questions"],
  },
  orderMessage: {
    subject: "mail.orderMessage.subject",
    heading: "mail.orderMessage.heading",
    lines: ["mail.orderMessage.from", "mail.orderMessage.line"],
    actions: ["mail.orderMessage.answer"],
    after: ["mail.orderMessage.reply", "mail.questions"],
  },
  orderQuestion: {
    subject: "mail.orderQuestion.subject",
    heading: "mail.orderQuestion.heading",
    lines: ["mail.orderQuestion.from", "mail.orderMessage.line"],
    actions: ["mail.orderQuestion.open"],
    after: ["mail.orderQuestion.reply"],
  },
  slabHeld: {
    subject: "mail.slabHold.held.subject",
    heading: "mail.slabHold.held.heading",
    lines: ["mail.slabHold.held.line", "mail.slabHold.after"],
    actions: ["mail.slabHold.see"],
    after: ["mail.questions"],
  },
  slabPromoted: {
    subject: "mail.slabHold.promoted.subject",
    heading: "mail.slabHold.promoted.heading",
    lines: ["mail.slabHold.promoted.line", "mail.slabHold.after"],
    actions: ["mail.slabHold.see"],
    after: ["mail.questions"],
  },
  slabExpired: {
    subject: "mail.slabHold.expired.subject",
    heading: "mail.slabHold.expired.heading",
    lines: ["mail.slabHold.expired.line"],
    actions: ["mail.slabHold.see"],
    after: ["mail.questions"],
  },
  slabReleased: {
    subject: "mail.slabHold.released.subject",
    heading: "mail.slabHold.released.heading",
    lines: ["mail.slabHold.released.line"],
    actions: ["mail.slabHold.see"],
    after: ["mail.questions"],
  },
  slabSold: {
    subject: "mail.slabHold.sold.subject",
    heading: "mail.slabHold.sold.heading",
    lines: ["mail.slabHold.sold.line"],
    actions: ["mail.slabHold.see"],
    after: ["mail.questions"],
  },
  privacyAsk: {
    subject: "mail.privacyAsk.subject",
    heading: "mail.privacyAsk.heading",
    lines: ["mail.privacyAsk.asked"],
    actions: ["mail.privacyAsk.confirm"],
    after: ["mail.privacyAsk.validity", "mail.privacyAsk.notYou"],
  },
  privacyReceived: {
    subject: "mail.privacyReceived.subject",
    heading: "mail.privacyReceived.heading",
    lines: ["mail.privacyReceived.line", "mail.privacyReceived.due"],
    actions: [],
    after: ["mail.questions"],
  },
  privacyExtended: {
    subject: "mail.privacyExtended.subject",
    heading: "mail.privacyExtended.heading",
    lines: ["mail.privacyExtended.line", "mail.privacyExtended.why", "mail.privacyReceived.due"],
    actions: [],
    after: ["mail.questions"],
  },
  privacyDone: {
    subject: "mail.privacyDone.subject",
    heading: "mail.privacyDone.heading",
    lines: ["mail.privacyDone.line", "mail.privacyDone.kept"],
    actions: [],
    after: ["mail.questions"],
  },
  privacyRefused: {
    subject: "mail.privacyRefused.subject",
    heading: "mail.privacyRefused.heading",
    lines: ["mail.privacyRefused.line", "mail.privacyRefused.why", "mail.privacyRefused.appeal"],
    actions: [],
    after: ["mail.questions"],
  },
  subscriptionAsk: {
    subject: "mail.subscriptionAsk.subject",
    heading: "mail.subscriptionAsk.heading",
    lines: ["mail.subscriptionAsk.asked"],
    actions: ["mail.subscriptionAsk.confirm"],
    after: ["mail.subscriptionAsk.validity", "mail.subscriptionAsk.notYou"],
  },
  subscriptionWelcome: {
    subject: "mail.subscriptionWelcome.subject",
    heading: "mail.subscriptionWelcome.heading",
    lines: ["mail.subscriptionWelcome.sources"],
    actions: ["mail.subscriptionWelcome.unsubscribe"],
    after: ["mail.subscriptionWelcome.everyMail"],
  },
  stockAlertAsk: {
    subject: "mail.stockAlertAsk.subject",
    heading: "mail.stockAlertAsk.heading",
    lines: ["mail.stockAlertAsk.asked"],
    actions: ["mail.stockAlertAsk.confirm"],
    after: ["mail.stockAlertAsk.validity", "mail.stockAlertAsk.notYou"],
  },
  stockAlert: {
    subject: "mail.stockAlert.subject",
    heading: "mail.stockAlert.heading",
    lines: ["mail.stockAlert.asked", "mail.stockAlert.left", "mail.stockAlert.price"],
    actions: ["mail.stockAlert.see"],
    after: ["mail.stockAlert.once", "mail.questions"],
  },
} as const satisfies Record<string, Letter>;

/**
 * Returns the letter about a change to an account, with its subject as heading. For a deleted account it doesn't suggest to change the
 * password.
 * @param hasPlace whether the place of the change is known
 */
export function noticeLetter(notice: Notice, hasPlace: boolean): Letter {
  const subject = `mail.notice.${notice}.subject` as const;
  const lines = [`mail.notice.${notice}.line`, hasPlace ? "mail.notice.whenAndWhere" : "mail.notice.when"] as const;
  return notice === "accountDeleted"
    ? { subject, heading: subject, lines, actions: [], after: ["mail.notice.notYouGone"] }
    : { subject, heading: subject, lines, actions: ["mail.choosePassword"], after: ["mail.notice.notYou"] };
}
