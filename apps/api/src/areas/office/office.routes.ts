import { customer, office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { exportEntries, listEntries } from "../audit/index.ts";
import { recordCheck } from "../checkout/index.ts";
import { listServedStates } from "../storefront/index.ts";
import {
  askApplicant,
  decideApplication,
  listApplications,
  readApplication,
  readApplicationDocument,
} from "./applications/applications.ts";
import { catalogueOfficeRoutes } from "./catalogue/catalogue.routes.ts";
import { announceContainer, moveContainer } from "./containers/announce-container.ts";
import { listContainers, readContainer } from "./containers/read-containers.ts";
import { receiveContainer } from "./containers/receive-container.ts";
import { contentOfficeRoutes } from "./content/index.ts";
import { countLots, endCount, startCount } from "./counts/count-stock.ts";
import { listCounts, readCount } from "./counts/read-counts.ts";
import { lockCustomer, readCustomer } from "./customers/customer-details.ts";
import { listCustomers } from "./customers/list-customers.ts";
import { listPeople, lockPerson, readPerson, unlockPerson } from "./customers/people.ts";
import { saveTerms } from "./customers/save-terms.ts";
import { viewAsCustomer } from "./customers/view-as-customer.ts";
import { decideExemption, listOfficeExemptions, readExemptionDocument } from "./exemptions/exemptions.ts";
import { formEntryRoutes } from "./form-entries/form-entries.routes.ts";
import { exchangeLot } from "./lots/exchange-lot.ts";
import { cancelOrder as cancelByCustomer, previewCancellation } from "./money/cancel-by-customer.ts";
import { cancelOrder } from "./money/cancel-order.ts";
import { previewRefund, refundLine } from "./money/refund-line.ts";
import { addOrderNote, closeOrderQuestions, sendOrderMessage } from "./notes/write-note.ts";
import { getOrder, listOrders, listPickupStores } from "./orders/read-orders.ts";
import { containerLabels } from "./papers/container-labels.ts";
import { orderPaper } from "./papers/order-paper.ts";
import { listSavedPayments, requestPayment } from "./payments/request-payment.ts";
import { sendPaymentLink } from "./payments/send-payment-link.ts";
import { readOwedPayment, takeCard } from "./payments/take-card.ts";
import { payPhoneOrder } from "./phone-orders/pay-phone-order.ts";
import { placePhoneOrder } from "./phone-orders/place-phone-order.ts";
import {
  addPhoneLine,
  changePhoneLine,
  findBuyers,
  readPhoneOrder,
  savePhoneDetails,
  setPhoneBuyer,
  startPhoneOrder,
} from "./phone-orders/write-phone-order.ts";
import { listPlaces } from "./places/list-places.ts";
import { changePrices, previewPrices, priceHistory } from "./price-changes/change-prices.ts";
import { listPricePlans, readPricePlan, withdrawPrices } from "./price-changes/price-plans.ts";
import { readCustomerPrices, saveCustomerPrices } from "./prices/customer-prices.ts";
import { listPriceLevels, savePriceLevel } from "./prices/price-levels.ts";
import { privacyRoutes } from "./privacy/privacy.routes.ts";
import { deliverLines, pickLines, readyLines, shipLines } from "./progress/advance-lines.ts";
import { answerDelay, readDelay } from "./promises/answer-delay.ts";
import { moveItemPromises, movePromises } from "./promises/move-promises.ts";
import { redirectRoutes } from "./redirects/redirects.routes.ts";
import { listReplacements, replaceUnits, sendReplacement, withdrawReplacement } from "./replacements/replace-units.ts";
import { orderReservation } from "./reservations/order-reservation.ts";
import { listReservations, releaseReservation, reserveStock } from "./reservations/reserve-stock.ts";
import { announceReturn } from "./returns/announce-return.ts";
import { listReturns } from "./returns/list-returns.ts";
import { previewReturn, refundReturn } from "./returns/refund-return.ts";
import { inspectReturn, receiveReturn, withdrawReturn } from "./returns/take-return.ts";
import { searchWordRoutes } from "./search-words/search-words.routes.ts";
import { settingsOfficeRoutes } from "./settings/settings.routes.ts";
import { readSlab, releaseSlabHold, setSlabState } from "./slabs/office-slabs.ts";
import { addSlabs, listSlabRows } from "./slabs/slab-intake.ts";
import { setSlabPicture } from "./slabs/slab-picture.ts";
import { acceptInvitation, readInvitation } from "./staff/invitations/accept-invitation.ts";
import { inviteStaff, resendInvitation, withdrawInvitation } from "./staff/invitations/invite-staff.ts";
import { blockStaff, changeStaff, unblockStaff } from "./staff/members/change-member.ts";
import { listStaff, readStaffMember } from "./staff/members/list-staff.ts";
import { changeOwnPassword, saveOwnAccount } from "./staff/own-account/own-account.ts";
import { endOwnSessions, endStaffSessions, listOwnSessions, listStaffSessions } from "./staff/own-account/sessions.ts";
import { addOwnPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey, startOwnPasskey } from "./staff/passkeys/own-passkeys.ts";
import { signInPasskeyChallenge, signInWithPasskey } from "./staff/passkeys/sign-in-with-passkey.ts";
import { listRoles } from "./staff/roles/list-roles.ts";
import { deleteRole, saveRole } from "./staff/roles/save-role.ts";
import { confirmOwnSecondFactor, removeOwnSecondFactor, startOwnSecondFactor } from "./staff/second-factor/own-second-factor.ts";
import { resetSecondFactor } from "./staff/second-factor/reset-second-factor.ts";
import { getSession, offerChallenge, refresh, signIn, signOut } from "./staff/sign-in/sign-in.ts";
import { linkCustomerStatement, readCustomerStatements, sendStatement } from "./statements/statements.ts";
import { adjustStock, readStock } from "./stock/adjust-stock.ts";
import { listTransfers, readTransfer } from "./transfers/read-transfers.ts";
import { receiveTransfer } from "./transfers/receive-transfer.ts";
import { sendTransfer } from "./transfers/send-transfer.ts";

export const officeRoutes = [
  ...catalogueOfficeRoutes,
  ...contentOfficeRoutes,
  ...formEntryRoutes,
  ...privacyRoutes,
  ...redirectRoutes,
  ...searchWordRoutes,
  ...settingsOfficeRoutes,
  handle(office.signIn, signIn),
  handle(office.signInChallenge, offerChallenge),
  handle(office.signInPasskeyChallenge, signInPasskeyChallenge),
  handle(office.signInWithPasskey, signInWithPasskey),
  handle(office.ownPasskeys, listOwnPasskeys),
  handle(office.startOwnPasskey, startOwnPasskey),
  handle(office.addOwnPasskey, addOwnPasskey),
  handle(office.renameOwnPasskey, renameOwnPasskey),
  handle(office.removeOwnPasskey, removeOwnPasskey),
  handle(office.refresh, refresh),
  handle(office.signOut, signOut),
  handle(office.session, getSession),
  handle(office.staffList, listStaff),
  handle(office.staffMember, readStaffMember),
  handle(office.ownSessions, listOwnSessions),
  handle(office.endOwnSessions, endOwnSessions),
  handle(office.staffSessions, listStaffSessions),
  handle(office.endStaffSessions, endStaffSessions),
  handle(office.changeOwnPassword, changeOwnPassword),
  handle(office.saveOwnAccount, saveOwnAccount),
  handle(office.startOwnSecondFactor, startOwnSecondFactor),
  handle(office.confirmOwnSecondFactor, confirmOwnSecondFactor),
  handle(office.removeOwnSecondFactor, removeOwnSecondFactor),
  handle(office.resetStaffSecondFactor, resetSecondFactor),
  handle(office.staffRoles, listRoles),
  handle(office.saveStaffRole, saveRole),
  handle(office.deleteStaffRole, deleteRole),
  handle(office.inviteStaff, inviteStaff),
  handle(office.resendStaffInvitation, resendInvitation),
  handle(office.withdrawStaffInvitation, withdrawInvitation),
  handle(office.readStaffInvitation, readInvitation),
  handle(office.acceptStaffInvitation, acceptInvitation),
  handle(office.changeStaff, changeStaff),
  handle(office.blockStaff, blockStaff),
  handle(office.unblockStaff, unblockStaff),
  handle(office.orders, listOrders),
  handle(office.order, getOrder),
  handle(office.pickupStores, listPickupStores),
  handle(office.buyers, findBuyers),
  handle(office.startPhoneOrder, startPhoneOrder),
  handle(office.readPhoneOrder, readPhoneOrder),
  handle(office.setPhoneBuyer, setPhoneBuyer),
  handle(office.addPhoneLine, addPhoneLine),
  handle(office.changePhoneLine, changePhoneLine),
  handle(office.savePhoneDetails, savePhoneDetails),
  handle(office.servedStates, listServedStates),
  handle(office.placePhoneOrder, placePhoneOrder),
  handle(office.payPhoneOrder, payPhoneOrder),
  handle(office.orderPaper, orderPaper),
  handle(office.pickLines, pickLines),
  handle(office.readyLines, readyLines),
  handle(office.shipLines, shipLines),
  handle(office.deliverLines, deliverLines),
  handle(office.places, listPlaces),
  handle(office.stock, readStock),
  handle(office.exchangeLot, exchangeLot),
  handle(office.adjustStock, adjustStock),
  handle(office.reservations, listReservations),
  handle(office.reserveStock, reserveStock),
  handle(office.releaseReservation, releaseReservation),
  handle(office.orderReservation, orderReservation),
  handle(office.containers, listContainers),
  handle(office.readContainer, readContainer),
  handle(office.announceContainer, announceContainer),
  handle(office.moveContainer, moveContainer),
  handle(office.receiveContainer, receiveContainer),
  handle(office.containerLabels, containerLabels),
  handle(office.transfers, listTransfers),
  handle(office.readTransfer, readTransfer),
  handle(office.sendTransfer, sendTransfer),
  handle(office.receiveTransfer, receiveTransfer),
  handle(office.counts, listCounts),
  handle(office.readCount, readCount),
  handle(office.startCount, startCount),
  handle(office.countLots, countLots),
  handle(office.endCount, endCount),
  handle(office.slab, readSlab),
  handle(office.slabRows, listSlabRows),
  handle(office.addSlabs, addSlabs),
  handle(office.setSlabState, setSlabState),
  handle(office.releaseSlabHold, releaseSlabHold),
  handle(office.setSlabPicture, setSlabPicture),
  handle(office.refundLine, refundLine),
  handle(office.previewRefund, previewRefund),
  handle(office.addOrderNote, addOrderNote),
  handle(office.sendOrderMessage, sendOrderMessage),
  handle(office.closeOrderQuestions, closeOrderQuestions),
  handle(office.returns, listReturns),
  handle(office.replacements, listReplacements),
  handle(office.replaceUnits, replaceUnits),
  handle(office.sendReplacement, sendReplacement),
  handle(office.withdrawReplacement, withdrawReplacement),
  handle(office.announceReturn, announceReturn),
  handle(office.receiveReturn, receiveReturn),
  handle(office.withdrawReturn, withdrawReturn),
  handle(office.inspectReturn, inspectReturn),
  handle(office.previewReturn, previewReturn),
  handle(office.refundReturn, refundReturn),
  handle(office.cancelOrder, cancelOrder),
  handle(office.sendPaymentLink, sendPaymentLink),
  handle(office.owedPayment, readOwedPayment),
  handle(office.takeCard, takeCard),
  handle(office.savedPayments, listSavedPayments),
  handle(office.requestPayment, requestPayment),
  // Customers cancel by the same rules and in the same books as staff.
  handle(customer.previewCancellation, previewCancellation),
  handle(customer.cancelOrder, cancelByCustomer),
  handle(office.movePromises, movePromises),
  handle(office.moveItemPromises, moveItemPromises),
  handle(customer.readDelay, readDelay),
  handle(customer.answerDelay, answerDelay),
  handle(office.audit, listEntries),
  handle(office.auditFile, exportEntries),
  handle(office.customers, listCustomers),
  handle(office.saveTerms, saveTerms),
  handle(office.customer, readCustomer),
  handle(office.lockCustomer, lockCustomer),
  handle(office.people, listPeople),
  handle(office.person, readPerson),
  handle(office.lockPerson, lockPerson),
  handle(office.viewAsCustomer, viewAsCustomer),
  handle(office.unlockPerson, unlockPerson),
  handle(office.applications, listApplications),
  handle(office.readApplication, readApplication),
  handle(office.applicationDocument, readApplicationDocument),
  handle(office.decideApplication, decideApplication),
  handle(office.askApplicant, askApplicant),
  handle(office.previewPrices, previewPrices),
  handle(office.changePrices, changePrices),
  handle(office.priceHistory, priceHistory),
  handle(office.pricePlans, listPricePlans),
  handle(office.pricePlan, readPricePlan),
  handle(office.withdrawPrices, withdrawPrices),
  handle(office.priceLevels, listPriceLevels),
  handle(office.savePriceLevel, savePriceLevel),
  handle(office.customerPrices, readCustomerPrices),
  handle(office.saveCustomerPrices, saveCustomerPrices),
  handle(office.recordCheck, recordCheck),
  handle(office.customerStatements, readCustomerStatements),
  handle(office.customerStatementLink, linkCustomerStatement),
  handle(office.sendStatement, sendStatement),
  handle(office.taxExemptions, listOfficeExemptions),
  handle(office.taxExemptionDocument, readExemptionDocument),
  handle(office.decideTaxExemption, decideExemption),
];
