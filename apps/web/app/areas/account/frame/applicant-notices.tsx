// Pages outside the account don't carry its words.
import "../words.ts";

export { AccountNotices as default } from "./account-notices.tsx";
