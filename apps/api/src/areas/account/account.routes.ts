import { account } from "@azulejo/contract";
import { handle } from "../../http/handler.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { refreshAuthTokenClaims } from "./refresh-auth-token-claims.ts";

export const accountRoutes = [
  handle(account.login, login),
  handle(account.logout, logout),
  handle(account.refreshAuthTokenClaims, refreshAuthTokenClaims),
];
