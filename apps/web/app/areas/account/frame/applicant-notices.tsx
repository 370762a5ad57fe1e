// Loads the account's texts, because pages outside the account don't have them.
import "virtual:words/account+customer";

export { AccountNotices as default } from "./account-notices.tsx";
