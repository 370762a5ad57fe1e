// Pages outside the account don't carry its words.
import "virtual:words/account+customer";

export { AccountNotices as default } from "./account-notices.tsx";
