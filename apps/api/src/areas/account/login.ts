import { type account, ShopError } from "@azulejo/contract";
import type { Verb } from "../../http/handler.ts";
import { openSession } from "../../session/open-session.ts";
import { selectAccountByEmail } from "./account.repository.ts";
import { emailKey } from "./email-key.rules.ts";

export const login: Verb<typeof account.login> = async (context, { userName, password }) => {
  const found = await selectAccountByEmail(context.query, context.storefront.id, emailKey(userName));
  const right = await context.passwords.verify(password, found?.passwordHash ?? null);
  if (!found || !right || found.blocked) throw new ShopError("account_credentials");
  return openSession(context, found.id, "password");
};
