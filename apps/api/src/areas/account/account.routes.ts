import { account } from "@azulejo/contract";
import { handle } from "../../http/handler.ts";
import { changeEmail } from "./change-email.ts";
import { changeHidePricesState } from "./change-hide-prices-state.ts";
import { changePassword } from "./change-password.ts";
import { checkLocalCredentialSetup } from "./check-local-credential-setup.ts";
import { deleteAccount } from "./delete-account.ts";
import { endSessions } from "./end-sessions.ts";
import { exportData } from "./export-data.ts";
import { beginExternalLogin } from "./external/begin-external-login.ts";
import { confirmExternalLogin } from "./external/confirm-external-login.ts";
import { endExternalLogin } from "./external/end-external-login.ts";
import { listExternalLogins } from "./external/list-external-logins.ts";
import { removeExternalLogin } from "./external/remove-external-login.ts";
import { forgotPassword } from "./forgot-password.ts";
import { issueAccessCode } from "./issue-access-code.ts";
import { listProviders } from "./list-providers.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { obtainAccessToken } from "./obtain-access-token.ts";
import { addPasskey } from "./passkeys/add-passkey.ts";
import { listPasskeys } from "./passkeys/list-passkeys.ts";
import { passkeyChallenge } from "./passkeys/passkey-challenge.ts";
import { passkeyLogin } from "./passkeys/passkey-login.ts";
import { passkeyOptions } from "./passkeys/passkey-options.ts";
import { removePasskey } from "./passkeys/remove-passkey.ts";
import { proveEmail } from "./prove-email.ts";
import { quickSignup } from "./quick-signup.ts";
import { refreshAuthTokenClaims } from "./refresh-auth-token-claims.ts";
import { resetPassword } from "./reset-password.ts";
import { confirmSecondFactor } from "./second-factor/confirm-second-factor.ts";
import { removeSecondFactor } from "./second-factor/remove-second-factor.ts";
import { startSecondFactor } from "./second-factor/start-second-factor.ts";
import { sendProof } from "./send-proof.ts";
import { signup } from "./signup.ts";
import { updateProfile } from "./update-profile.ts";

export const accountRoutes = [
  handle(account.login, login),
  handle(account.logout, logout),
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
  handle(account.deleteAccount, deleteAccount),
];
