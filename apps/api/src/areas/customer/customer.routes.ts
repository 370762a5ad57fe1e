import { account, customer } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { handleFile } from "../../http/file-handler.ts";
import { listAddresses, removeAddress, saveAddress } from "./addresses/addresses.ts";
import { changeAvatar, readAvatar } from "./avatar/avatar.ts";
import { listTaxExemptions, submitTaxExemption } from "./exemptions/exemptions.ts";
import { getCustomerModel } from "./get-customer-model.ts";
import { getSummary } from "./get-summary.ts";
import { acceptInvitation } from "./invitations/accept-invitation.ts";
import { cancelUserToken } from "./invitations/cancel-user-token.ts";
import { getDataForUserInvitation } from "./invitations/get-data-for-user-invitation.ts";
import { inviteCustomerUser } from "./invitations/invite-customer-user.ts";
import { resendInvitation } from "./invitations/resend-invitation.ts";
import { deleteAccount } from "./leave/delete-account.ts";
import { readOrderMessages, writeToShop } from "./messages/order-messages.ts";
import { listOrders, listRetailOrders, readOrder } from "./orders/list-orders.ts";
import { getReceipt } from "./receipt/get-receipt.ts";
import { createCustomerRequest } from "./requests/create-customer-request.ts";
import { switchCustomerBranch } from "./switch-customer-branch.ts";
import { blockUser } from "./users/block-user.ts";
import { getUsers } from "./users/get-users.ts";
import { saveCustomerUser } from "./users/save-customer-user.ts";

export const customerRoutes = [
  handle(customer.receipt, getReceipt),
  handle(customer.model, getCustomerModel),
  handle(customer.summary, getSummary),
  handle(customer.orders, listOrders),
  handle(customer.orderDetails, readOrder),
  handle(customer.orderMessages, readOrderMessages),
  handle(customer.writeToShop, writeToShop),
  handle(customer.retailOrders, listRetailOrders),
  handle(customer.users, getUsers),
  handle(customer.inviteUser, inviteCustomerUser),
  handle(customer.resendInvitation, resendInvitation),
  handle(customer.cancelUserToken, cancelUserToken),
  handle(customer.invitationData, getDataForUserInvitation),
  handle(customer.acceptInvitation, acceptInvitation),
  handle(customer.saveUser, saveCustomerUser),
  handle(customer.blockUser, blockUser),
  handle(customer.switchBranch, switchCustomerBranch),
  handle(customer.addresses, listAddresses),
  handle(customer.saveAddress, saveAddress),
  handle(customer.removeAddress, removeAddress),
  handle(customer.createRequest, createCustomerRequest),
  handle(customer.taxExemptions, listTaxExemptions),
  handle(customer.submitTaxExemption, submitTaxExemption),
  handle(customer.changeAvatar, changeAvatar),
  // A business must keep an administrator, which only this area can check.
  handle(account.deleteAccount, deleteAccount),
];

export const customerFiles = [handleFile(customer.avatar, "day", readAvatar)];
