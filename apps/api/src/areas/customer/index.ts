export { customerFiles, customerRoutes } from "./customer.routes.ts";
export { selectInvitation } from "./invitations/invitation.repository.ts";
export { INVITATION_MAIL } from "./invitations/invitation-message.ts";
export { selectReceipt } from "./receipt/receipt.repository.ts";
export { type Receipt, toReceipt } from "./receipt/receipt.rules.ts";
export { REQUEST_MAIL, REQUEST_RECEIPT_MAIL } from "./requests/create-customer-request.ts";
export { insertRequest, type StoredRequest, selectDocument, selectRequest } from "./requests/request.repository.ts";
