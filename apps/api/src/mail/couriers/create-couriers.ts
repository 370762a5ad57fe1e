import { ACCOUNT_MAIL } from "../../areas/account/index.ts";
import {
  CANCELLATION_MAIL,
  CARRIER_DELAY_MAIL,
  CARRIER_REFUSAL_MAIL,
  DELAY_MAIL,
  DELAY_OVER_MAIL,
  REPLACEMENT_MAIL,
  RETURN_MAIL,
  RETURN_NOTICE_MAIL,
} from "../../areas/fulfillment/index.ts";
import { ORDER_MESSAGE_MAIL, ORDER_QUESTION_MAIL } from "../../areas/order-message/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { applicationCouriers } from "../business/send-application-news.ts";
import { approvalCouriers } from "../business/send-approvals.ts";
import { connectionCouriers } from "../business/send-connection.ts";
import { staffInvitationCouriers } from "../business/send-staff-invitation.ts";
import { statementCouriers } from "../business/send-statement.ts";
import { webhookPausedCouriers } from "../business/send-webhook-paused.ts";
import { returnCourier } from "../order/returns/send-return.ts";
import { returnNoticeCourier } from "../order/returns/send-return-notice.ts";
import { cancellationCourier } from "../order/send-cancellation.ts";
import { carrierRefusalCourier } from "../order/send-carrier-refusal.ts";
import { delayCourier } from "../order/send-delay.ts";
import { newDateCourier } from "../order/send-new-date.ts";
import { newOrderCourier } from "../order/send-new-order.ts";
import { orderMessageCourier } from "../order/send-order-message.ts";
import { orderNewsCourier } from "../order/send-order-news.ts";
import { orderQuestionCourier } from "../order/send-order-question.ts";
import { paymentNewsCourier } from "../order/send-payment-news.ts";
import { receiptCourier } from "../order/send-receipt.ts";
import { replacementCourier } from "../order/send-replacement.ts";
import { testLetterCouriers } from "../samples/send-test-letter.ts";
import { accountMailCourier } from "../send-account-mails.ts";
import { customerCouriers } from "../send-customer-mails.ts";
import { exemptionCouriers } from "../send-exemption-mails.ts";
import { formEntryCourier, formReceiptCourier } from "../send-form-mails.ts";
import { invoicePaymentCouriers } from "../send-invoice-payment.ts";
import { paymentCouriers } from "../send-payment-mails.ts";
import { privacyCouriers } from "../send-privacy-mails.ts";
import { quoteCouriers } from "../send-quote-mails.ts";
import { slabHoldCouriers } from "../send-slab-hold-mails.ts";
import { stockAlertCouriers } from "../subscription/send-stock-alert-mails.ts";
import { subscriptionCouriers } from "../subscription/send-subscription-mails.ts";
import type { MailKind } from "./mail-kind.ts";

export function createCouriers(services: Services, mailer: Mailer): Record<MailKind, Courier> {
  return {
    "mail.receipt": receiptCourier(services, mailer),
    "mail.newOrder": newOrderCourier(services, mailer),
    "mail.orderNews": orderNewsCourier(services, mailer),
    [ORDER_MESSAGE_MAIL]: orderMessageCourier(services, mailer),
    [ORDER_QUESTION_MAIL]: orderQuestionCourier(services, mailer),
    "mail.paymentNews": paymentNewsCourier(services, mailer),
    [REPLACEMENT_MAIL]: replacementCourier(services, mailer),
    [RETURN_MAIL]: returnCourier(services, mailer),
    [RETURN_NOTICE_MAIL]: returnNoticeCourier(services, mailer),
    [CANCELLATION_MAIL]: cancellationCourier(services, mailer),
    [DELAY_MAIL]: delayCourier(services, mailer),
    [DELAY_OVER_MAIL]: newDateCourier(services, mailer, "delayOver"),
    [CARRIER_DELAY_MAIL]: newDateCourier(services, mailer, "carrierDelay"),
    [CARRIER_REFUSAL_MAIL]: carrierRefusalCourier(services, mailer),
    "mail.formEntry": formEntryCourier(services, mailer),
    "mail.formReceipt": formReceiptCourier(services, mailer),
    [ACCOUNT_MAIL]: accountMailCourier(services, mailer),
    ...customerCouriers(services, mailer),
    ...exemptionCouriers(services, mailer),
    ...slabHoldCouriers(services, mailer),
    ...paymentCouriers(services, mailer),
    ...invoicePaymentCouriers(services, mailer),
    ...quoteCouriers(services, mailer),
    ...applicationCouriers(services, mailer),
    ...staffInvitationCouriers(services, mailer),
    ...webhookPausedCouriers(services, mailer),
    ...approvalCouriers(services, mailer),
    ...connectionCouriers(services, mailer),
    ...statementCouriers(services, mailer),
    ...subscriptionCouriers(services, mailer),
    ...stockAlertCouriers(services, mailer),
    ...privacyCouriers(services, mailer),
    ...testLetterCouriers(services, mailer),
  };
}
