import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { acceptInvitation, readInvitation } from "./invitations/accept-invitation.ts";
import { inviteStaff, resendInvitation, withdrawInvitation } from "./invitations/invite-staff.ts";
import { changeKey, createKey, revokeKey, rotateKey } from "./keys/change-keys.ts";
import { listKeys } from "./keys/list-keys.ts";
import { blockStaff, changeStaff, unblockStaff } from "./members/change-member.ts";
import { listStaff, readStaffMember } from "./members/list-staff.ts";
import { changeOwnPassword, saveOwnAccount } from "./own-account/own-account.ts";
import { endOwnSessions, endStaffSessions, listOwnSessions, listStaffSessions } from "./own-account/sessions.ts";
import { addOwnPasskey, listOwnPasskeys, removeOwnPasskey, renameOwnPasskey, startOwnPasskey } from "./passkeys/own-passkeys.ts";
import { signInPasskeyChallenge, signInWithPasskey } from "./passkeys/sign-in-with-passkey.ts";
import { listRoles } from "./roles/list-roles.ts";
import { deleteRole, saveRole } from "./roles/save-role.ts";
import { confirmOwnSecondFactor, removeOwnSecondFactor, startOwnSecondFactor } from "./second-factor/own-second-factor.ts";
import { resetSecondFactor } from "./second-factor/reset-second-factor.ts";
import { getSession, offerChallenge, refresh, signIn, signOut } from "./sign-in/sign-in.ts";
import { enterStorefront, listOwnStorefronts, openStorefront } from "./storefronts/own-storefronts.ts";

export const staffRoutes = [
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
  handle(office.ownStorefronts, listOwnStorefronts),
  handle(office.openStorefront, openStorefront),
  handle(office.enterStorefront, enterStorefront),
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
  handle(office.apiKeys, listKeys),
  handle(office.createApiKey, createKey),
  handle(office.changeApiKey, changeKey),
  handle(office.rotateApiKey, rotateKey),
  handle(office.revokeApiKey, revokeKey),
  handle(office.inviteStaff, inviteStaff),
  handle(office.resendStaffInvitation, resendInvitation),
  handle(office.withdrawStaffInvitation, withdrawInvitation),
  handle(office.readStaffInvitation, readInvitation),
  handle(office.acceptStaffInvitation, acceptInvitation),
  handle(office.changeStaff, changeStaff),
  handle(office.blockStaff, blockStaff),
  handle(office.unblockStaff, unblockStaff),
];
