import { account } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { changeEmail } from "./email/change-email.ts";
import { proveEmail } from "./email/prove-email.ts";
import { sendProof } from "./email/send-proof.ts";
import { beginExternalLogin } from "./external/begin-external-login.ts";
import { confirmExternalLogin } from "./external/confirm-external-login.ts";
import { endExternalLogin } from "./external/end-external-login.ts";
import { listExternalLogins, listProviders } from "./external/list-external-logins.ts";
import { removeExternalLogin } from "./external/remove-external-login.ts";
import { exportData } from "./own-data/export-data.ts";
import { changeHidePricesState, updateProfile } from "./own-data/profile.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import { passkeyChallenge } from "./passkeys/passkey-challenge.ts";
import { passkeyLogin } from "./passkeys/passkey-login.ts";
import { passkeyOptions } from "./passkeys/passkey-options.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { changePassword } from "./password/change-password.ts";
import { forgotPassword } from "./password/forgot-password.ts";
import { resetPassword } from "./password/reset-password.ts";
import { confirmSecondFactor } from "./second-factor/confirm-second-factor.ts";
import { removeSecondFactor } from "./second-factor/remove-second-factor.ts";
import { startSecondFactor } from "./second-factor/start-second-factor.ts";
import { issueAccessCode, obtainAccessToken } from "./sign-in/access-code.ts";
import { login } from "./sign-in/login.ts";
import { logout } from "./sign-in/logout.ts";
import { openView } from "./sign-in/open-view.ts";
import { refreshAuthTokenClaims } from "./sign-in/refresh-auth-token-claims.ts";
import { endSessions, listSessions } from "./sign-in/sessions.ts";
import { checkLocalCredentialSetup } from "./sign-in/sign-in-methods.ts";
import { quickSignup } from "./sign-up/quick-signup.ts";
import { signup } from "./sign-up/signup.ts";

export const accountRoutes = [
  handle(account.login, login),
  handle(account.logout, logout),
  handle(account.openView, openView),
  handle(account.refreshAuthTokenClaims, refreshAuthTokenClaims),
  handle(account.issueAccessCode, issueAccessCode),
  handle(account.obtainAccessToken, obtainAccessToken),
  handle(account.signup, signup),
  handle(account.quickSignup, quickSignup),
  handle(account.proveEmail, proveEmail),
  handle(account.sendProof, sendProof),
  handle(account.changeEmail, changeEmail),
  handle(account.forgotPassword, forgotPassword),
  handle(account.resetPassword, resetPassword),
  handle(account.changePassword, changePassword),
  handle(account.checkLocalCredentialSetup, checkLocalCredentialSetup),
  handle(account.updateProfile, updateProfile),
  handle(account.changeHidePricesState, changeHidePricesState),
  handle(account.listSessions, listSessions),
  handle(account.endSessions, endSessions),
  handle(account.listProviders, listProviders),
  handle(account.externalLogin, beginExternalLogin),
  handle(account.externalLoginAuthorize, endExternalLogin),
  handle(account.externalLoginConfirmation, confirmExternalLogin),
  handle(account.linkedExternalLogins, listExternalLogins),
  handle(account.removeExternalLogin, removeExternalLogin),
  handle(account.passkeyOptions, passkeyOptions),
  handle(account.addPasskey, addPasskey),
  handle(account.listPasskeys, listPasskeys),
  handle(account.removePasskey, removePasskey),
  handle(account.passkeyChallenge, passkeyChallenge),
  handle(account.passkeyLogin, passkeyLogin),
  handle(account.startSecondFactor, startSecondFactor),
  handle(account.confirmSecondFactor, confirmSecondFactor),
  handle(account.removeSecondFactor, removeSecondFactor),
  handle(account.exportData, exportData),
];
