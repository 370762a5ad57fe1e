import { ShopError } from "@azulejo/contract";
import type { Context } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { customerIdentity } from "../../../identity/identity.ts";
import { checkCode } from "../../../identity/second-factor/check-code.ts";
import { admitTry, countFailure, forgetFailures, triesToSignIn } from "../../../identity/tries/sign-in-guard.ts";
import { contactPhone } from "../../store/index.ts";
import { selectAccountByEmail, updatePassword } from "../account.repository.ts";

export interface Credentials {
  userName: string;
  password: string;
  code?: string | undefined;
  captchaToken?: string | undefined;
}

/**
 * Returns the id of the account with this email address, password and, where required, code. Every address costs one password hash,
 * and an unknown, unconfirmed or blocked account is refused like a wrong password. Whoever knows the password of an account that staff
 * locked is told to call.
 * @throws account_person_locked, account_too_many, account_captcha_required, account_captcha, account_credentials, account_code_required, account_code_wrong
 */
export async function authenticate(context: Context, { userName, password, code, captchaToken }: Credentials): Promise<number> {
  const key = emailKey(userName);
  const tries = triesToSignIn(customerIdentity, context, key);
  await admitTry(context, tries, captchaToken);
  const found = await selectAccountByEmail(context.query, context.storefront.id, key);
  const right = await context.passwords.verify(password, found?.passwordHash ?? null);
  if (found?.isLocked && right) throw new ShopError("account_person_locked", { phone: await contactPhone(context) });
  if (!found || !right || found.blocked) {
    await countFailure(context, tries);
    throw new ShopError("account_credentials");
  }
  await checkCode(customerIdentity, context, found.id, code);
  await forgetFailures(context, tries);
  if (found.passwordHash && context.passwords.isOutdated(found.passwordHash))
    await updatePassword(context.query, found.id, await context.passwords.hash(password));
  return found.id;
}
