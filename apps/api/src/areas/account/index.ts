export {
  insertAccount,
  isAddressTaken,
  lockAccount,
  type StoredAccount,
  selectAccount,
  selectAccountByEmail,
} from "./account.repository.ts";
export { accountRoutes } from "./account.routes.ts";
export { ACCOUNT_MAIL, type AccountMail, enqueueAccountMails, type Notice, noticesTo } from "./email/account-mail.ts";
export { forgetPerson } from "./own-data/forget-person.repository.ts";
export { selectStoredGuest, selectStoredPerson } from "./own-data/stored-person.repository.ts";
export { tidyAccounts } from "./own-data/tidy-accounts.repository.ts";
export { provePassword } from "./password/prove-password.ts";
export { refuseCommonPassword } from "./password/refuse-common-password.ts";
export { refuseLocked } from "./refuse-locked.ts";
export { requireAccount } from "./require-account.ts";
