import { customer } from "@azulejo/contract";
import { handleFile } from "../../http/file-handler.ts";
import { handle } from "../../http/handler.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { blockUser } from "./block-user.ts";
import { cancelUserToken } from "./cancel-user-token.ts";
import { changeAvatar } from "./change-avatar.ts";
import { createCustomerRequest } from "./create-customer-request.ts";
import { getCustomerModel } from "./get-customer-model.ts";
import { getDataForUserInvitation } from "./get-data-for-user-invitation.ts";
import { getReceipt } from "./get-receipt.ts";
import { getSummary } from "./get-summary.ts";
import { getUsers } from "./get-users.ts";
import { inviteCustomerUser } from "./invite-customer-user.ts";
import { listAddresses } from "./list-addresses.ts";
import { readAvatar } from "./read-avatar.ts";
import { removeAddress } from "./remove-address.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { saveAddress } from "./save-address.ts";
import { saveCustomerUser } from "./save-customer-user.ts";
import { switchCustomerBranch } from "./switch-customer-branch.ts";

export const customerRoutes = [
  handle(customer.receipt, getReceipt),
  handle(customer.model, getCustomerModel),
  handle(customer.summary, getSummary),
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
  handle(customer.changeAvatar, changeAvatar),
];

export const customerFiles = [handleFile(customer.avatar, "day", readAvatar)];
