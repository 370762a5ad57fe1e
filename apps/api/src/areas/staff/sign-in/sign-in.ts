import { type InputOf, type office, ShopError } from "@azulejo/contract";
import { STAFF_SIGN_IN } from "@azulejo/contract/captcha-purposes.ts";
import type { Verb } from "../../../calls/handler.ts";
import { type Context, requireStaff } from "../../../context.ts";
import { emailKey } from "../../../domain/email-key.ts";
import { staffIdentity } from "../../../identity/identity.ts";
import { countedTry, triesToSignIn } from "../../../identity/tries/sign-in-guard.ts";
import { endLogged, openStaffSession, renewStaffSession, type SignInWay } from "../../../session/open-session.ts";
import { selectSessionOfToken } from "../../../session/session.repository.ts";
import type { StaffSession } from "../../../session/staff-session.ts";
import { hashOf } from "../../../session/ticket.ts";
import { readStores } from "../../store/index.ts";
import { touchStaff } from "../members/member.repository.ts";
import { checkStaffFactor } from "../second-factor/check-code.ts";
import { selectStaffByEmail } from "../staff.repository.ts";
import { recordingFailures } from "./record-failures.ts";

/**
 * Signs staff in. Every address costs one password hash, and unknown or blocked staff are refused like a wrong password. Attempts are
 * delayed and need a captcha, as for customers.
 */
export const signIn: Verb<typeof office.signIn> = async (context, input) => {
  const key = emailKey(input.email);
  const found = await selectStaffByEmail(context.query, context.storefront.id, key);
  const staffId = await recordingFailures(context, found, () => proveCredentials(context, key, found, input));
  return signInAs(context, staffId, "password");
};

export const offerChallenge: Verb<typeof office.signInChallenge> = async ({ staffCaptcha }) => {
  const offer = await staffCaptcha.offer(STAFF_SIGN_IN);
  if (offer.kind !== "altcha") throw new Error("The captcha of staff is the shop's own proof of work.");
  return offer;
};

/** @returns the id of the verified staff member */
async function proveCredentials(
  context: Context,
  key: string,
  found: Awaited<ReturnType<typeof selectStaffByEmail>>,
  { password, captchaToken, code }: InputOf<typeof office.signIn>,
): Promise<number> {
  const isRight = async () => (await context.passwords.verify(password, found?.passwordHash ?? null)) && found?.isBlocked === false;
  const isProved = await countedTry(context, triesToSignIn(staffIdentity, context, key), isRight, captchaToken);
  if (!found || !isProved) throw new ShopError("office_credentials");
  await checkStaffFactor(context, found.id, code);
  return found.id;
}

/** Opens a session of a verified staff member. */
export async function signInAs(context: Context, staffId: number, way: SignInWay) {
  const opened = await openStaffSession(context, staffId, way);
  await touchStaff(context.query, staffId, context.now());
  return toTokens(context, opened);
}

export const refresh: Verb<typeof office.refresh> = async (context) =>
  toTokens(context, await renewStaffSession(context, context.presented.authToken, context.presented.refreshToken));

export const signOut: Verb<typeof office.signOut> = async (context, { refreshToken }) => {
  const id = await selectSessionOfToken(context.query, hashOf(refreshToken));
  if (id) await endLogged(context, id, "signed out", context.now());
  return { done: true };
};

export const getSession: Verb<typeof office.session> = async (context) => {
  return shownStaff(context, requireStaff(context));
};

export const toTokens = async (context: Context, { authToken, refreshToken, session }: Awaited<ReturnType<typeof openStaffSession>>) => ({
  authToken,
  refreshToken,
  staff: await shownStaff(context, session),
});

async function shownStaff(
  context: Context,
  { email, name, language, role, rights, hasAuthenticator, hasSecondFactor, placeIds }: StaffSession,
) {
  const stores = await readStores(context, context.storefront.id);
  const codes = placeIds && stores.filter(({ id }) => placeIds.includes(id)).map(({ code }) => code);
  const mustAddSecondFactor = !hasSecondFactor && context.storefront.settings.staffSecondFactor === "required";
  return {
    email,
    name,
    language,
    role,
    rights,
    hasAuthenticator,
    hasSecondFactor,
    mustAddSecondFactor,
    shopName: context.storefront.name,
    timezone: context.storefront.timezone,
    stores: codes,
  };
}
