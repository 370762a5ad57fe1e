import { randomUUID } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type Context, inTransaction } from "../context.ts";
import { sessionOfToken, signAuthToken } from "./auth-token.ts";
import { deviceOf, placeOf } from "./device.ts";
import { noteSecurity } from "./security-log.ts";
import {
  deleteRefreshTokens,
  endSession,
  insertRefreshToken,
  insertSession,
  type NewSession,
  selectSessionStart,
  setSuccessor,
  touchSession,
  type UsedToken,
  useRefreshToken,
} from "./session.repository.ts";
import { LONGEST_SESSION_SECONDS, REFRESH_TOKEN_SECONDS, RENEWAL_GRACE_MS } from "./session.ts";
import { customerSessions, type SessionKind, staffSessions } from "./session-kind.ts";
import type { StaffSession } from "./staff-session.ts";
import { hashOf, newTicket } from "./ticket.ts";

/** A token pair with its session. */
interface Opened<S> extends AuthResponse {
  session: S;
}
type Owner = Pick<NewSession, "accountId" | "staffId" | "viewedBy">;
export type SignInWay = NewSession["way"];

/**
 * Signs an account in with a new session and token pair. Call it outside any transaction, because signing may wait for another transaction.
 */
export const openSession = async (context: Context, accountId: number, way: NewSession["way"]): Promise<AuthResponse> =>
  pairOf(await open(context, customerSessions, { accountId }, way));

/** Opens a read-only session in which a staff member sees the shop as an account does. */
export const openView = async (context: Context, accountId: number, staffId: number): Promise<AuthResponse> =>
  pairOf(await open(context, customerSessions, { accountId, viewedBy: staffId }, "view"));

/** Signs a staff member in, as `openSession` does for an account. */
export const openStaffSession = (context: Context, staffId: number, way: SignInWay): Promise<Opened<StaffSession>> =>
  open(context, staffSessions, { staffId }, way);

const ENTRY_MS = 60_000;
/** Keeps tickets apart from refresh tokens, so that neither works as the other. */
const entryHash = (ticket: string): string => hashOf(`enter:${ticket}`);

/** Prepares a session of a verified staff member in any storefront. @returns a ticket that opens it once, within a minute */
export async function prepareStaffSession(context: Context, staffId: number): Promise<string> {
  const id = randomUUID();
  const now = context.now();
  const { agent, address } = context.client;
  const { ticket } = newTicket();
  await inTransaction(context, async ({ query }) => {
    await insertSession(query, { id, staffId, way: "link", device: deviceOf(agent), place: placeOf(address), now });
    await insertRefreshToken(query, id, entryHash(ticket), new Date(now.getTime() + ENTRY_MS));
  });
  return ticket;
}

/** Opens a prepared session in its storefront. A ticket used twice ends its session. @throws account_link_invalid */
export async function enterStaffSession(context: Context, ticket: string): Promise<Opened<StaffSession>> {
  const now = context.now();
  const used = await useRefreshToken(context.query, entryHash(ticket), now);
  if (used?.before) await endLogged(context, used.sessionId, "ticket used twice", now);
  const isFirst = used && !used.before && !used.expired;
  const handedOut = isFirst ? await handOut(context, staffSessions, used.sessionId, now) : null;
  if (!handedOut) throw new ShopError("account_link_invalid");
  noteSecurity(context, "sign_in", { staffId: handedOut.session.staffId }, { way: "link" });
  return toOpened(context, staffSessions, handedOut, now);
}

/**
 * Renews a session with its refresh token and returns current claims. Simultaneous renewals, even in two processes, get the same new token;
 * a later use of an old token ends the session.
 */
export const renewSession = async (context: Context, authToken: string, refreshToken: string): Promise<AuthResponse> =>
  pairOf(await renew(context, customerSessions, authToken, refreshToken));

/** Renews a session of staff, as `renewSession` does for an account's. */
export const renewStaffSession = (context: Context, authToken: string, refreshToken: string): Promise<Opened<StaffSession>> =>
  renew(context, staffSessions, authToken, refreshToken);

/** Issues a new token pair for a session and voids its earlier refresh tokens. */
export const replaceTokens = async (context: Context, id: string): Promise<AuthResponse> =>
  pairOf(await replace(context, customerSessions, id));

/** Issues a new token pair for a session of staff, as `replaceTokens` does for an account's. */
export const replaceStaffTokens = (context: Context, id: string): Promise<Opened<StaffSession>> => replace(context, staffSessions, id);

async function replace<S extends { id: string }>(context: Context, kind: SessionKind<S>, id: string): Promise<Opened<S>> {
  const now = context.now();
  const replaced = await inTransaction(context, async (inside) => {
    await deleteRefreshTokens(inside.query, id);
    return handOut(inside, kind, id, now);
  });
  if (!replaced) throw new ShopError("account_session_ended");
  return toOpened(context, kind, replaced, now);
}

const pairOf = ({ authToken, refreshToken }: AuthResponse): AuthResponse => ({ authToken, refreshToken });

async function open<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  owner: Owner,
  way: NewSession["way"],
): Promise<Opened<S>> {
  const id = randomUUID();
  const now = context.now();
  const { agent, address } = context.client;
  const opened = await inTransaction(context, async (inside) => {
    await insertSession(inside.query, { id, ...owner, way, device: deviceOf(agent), place: placeOf(address), now });
    return handOut(inside, kind, id, now);
  });
  if (!opened) throw new ShopError("account_session_ended");
  noteSecurity(context, "sign_in", { accountId: owner.accountId, staffId: owner.staffId ?? owner.viewedBy }, { way });
  return toOpened(context, kind, opened, now);
}

async function renew<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  authToken: string,
  refreshToken: string,
): Promise<Opened<S>> {
  const now = context.now();
  const named = await sessionOfToken(context.keys, kind.audience, context.storefront.id, authToken, now, REFRESH_TOKEN_SECONDS);
  const renewed = named ? await inTransaction(context, (inside) => tradeToken(inside, kind, named, refreshToken, now)) : null;
  if (!renewed) throw new ShopError("account_session_ended");
  return toOpened(context, kind, renewed, now);
}

interface HandedOut<S> {
  session: S;
  refreshToken: string;
}

async function tradeToken<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  named: string,
  refreshToken: string,
  now: Date,
): Promise<HandedOut<S> | null> {
  const { query, client } = context;
  const hash = hashOf(refreshToken);
  const used = await useRefreshToken(query, hash, now);
  if (used?.sessionId !== named || used.expired) return null;
  if (used.before) return repeatTrade(context, kind, named, used.before, now);
  const startedAt = await selectSessionStart(query, named);
  if (!startedAt || now.getTime() - startedAt.getTime() >= LONGEST_SESSION_SECONDS[kind.audience] * 1000) {
    await endLogged(context, named, "longest time is over", now);
    return null;
  }
  await touchSession(query, named, deviceOf(client.agent), placeOf(client.address), now);
  const handedOut = await handOut(context, kind, named, now);
  if (handedOut) await setSuccessor(query, hash, context.seal.seal(handedOut.refreshToken));
  return handedOut;
}

async function repeatTrade<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  named: string,
  { at, successor }: NonNullable<UsedToken["before"]>,
  now: Date,
): Promise<HandedOut<S> | null> {
  const session = await kind.select(context.query, context.storefront.id, named);
  if (successor && now.getTime() - at.getTime() < RENEWAL_GRACE_MS) {
    // A token encrypted with another SESSION_SECRET isn't misuse; the visitor just has to sign in again.
    const known = context.seal.open(successor);
    return session && known !== null ? { session, refreshToken: known } : null;
  }
  await endLogged(context, named, "refresh token used twice", now);
  return null;
}

/** Ends a session and logs the reason. */
export async function endLogged(context: Context, id: string, reason: string, now: Date): Promise<void> {
  const owner = await endSession(context.query, id, reason, now);
  if (owner) noteSecurity(context, "session_ended", owner, { reason });
}

async function handOut<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  id: string,
  now: Date,
): Promise<HandedOut<S> | null> {
  const session = await kind.select(context.query, context.storefront.id, id);
  if (!session) return null;
  const { ticket, hash } = newTicket();
  await insertRefreshToken(context.query, id, hash, new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000));
  return { session, refreshToken: ticket };
}

async function toOpened<S extends { id: string }>(
  context: Context,
  kind: SessionKind<S>,
  { session, refreshToken }: HandedOut<S>,
  now: Date,
): Promise<Opened<S>> {
  const subject = {
    audience: kind.audience,
    storefrontId: context.storefront.id,
    sessionId: session.id,
    payload: kind.payload(session),
  };
  return { authToken: await signAuthToken(context.keys, subject, now), refreshToken, session };
}
