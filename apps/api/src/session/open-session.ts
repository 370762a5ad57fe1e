import { randomUUID } from "node:crypto";
import { ShopError } from "@azulejo/contract";
import type { AuthResponse } from "@azulejo/contract/areas/account.ts";
import { type Context, inTransaction } from "../context.ts";
import { sessionOfToken, signAuthToken } from "./auth-token.ts";
import { deviceOf, placeOf } from "./device.ts";
import {
  deleteRefreshTokens,
  endSession,
  insertRefreshToken,
  insertSession,
  type NewSession,
  selectSession,
  setSuccessor,
  touchSession,
  type UsedToken,
  useRefreshToken,
} from "./session.repository.ts";
import { REFRESH_TOKEN_SECONDS, RENEWAL_GRACE_MS, type Session } from "./session.ts";
import { hashOf, newTicket } from "./ticket.ts";

/** Signs an account in with a new session and token pair. Called outside any transaction, because signing may have to wait for one. */
export async function openSession(context: Context, accountId: number, way: NewSession["way"]): Promise<AuthResponse> {
  const id = randomUUID();
  const now = context.now();
  const { agent, address } = context.client;
  const opened = await inTransaction(context, async (inside) => {
    await insertSession(inside.query, { id, accountId, way, device: deviceOf(agent), place: placeOf(address), now });
    return handOut(inside, id, now);
  });
  if (!opened) throw new ShopError("account_session_ended");
  return toPair(context, opened, now);
}

/**
 * Renews a session with its refresh token and returns current claims. Simultaneous renewals, also in two processes, get the same new
 * token; a later use of an old token ends the session.
 */
export async function renewSession(context: Context, authToken: string, refreshToken: string): Promise<AuthResponse> {
  const now = context.now();
  const named = await sessionOfToken(context.keys, context.storefront.id, authToken, now, REFRESH_TOKEN_SECONDS);
  const renewed = named ? await inTransaction(context, (inside) => tradeToken(inside, named, refreshToken, now)) : null;
  if (!renewed) throw new ShopError("account_session_ended");
  return toPair(context, renewed, now);
}

/** Issues a new token pair for a session and voids its earlier refresh tokens. */
export async function replaceTokens(context: Context, id: string): Promise<AuthResponse> {
  const now = context.now();
  const replaced = await inTransaction(context, async (inside) => {
    await deleteRefreshTokens(inside.query, id);
    return handOut(inside, id, now);
  });
  if (!replaced) throw new ShopError("account_session_ended");
  return toPair(context, replaced, now);
}

interface HandedOut {
  session: Session;
  refreshToken: string;
}

async function tradeToken(context: Context, named: string, refreshToken: string, now: Date): Promise<HandedOut | null> {
  const { query, client } = context;
  const hash = hashOf(refreshToken);
  const used = await useRefreshToken(query, hash, now);
  if (used?.sessionId !== named || used.expired) return null;
  if (used.before) return repeatTrade(context, named, used.before, now);
  await touchSession(query, named, deviceOf(client.agent), placeOf(client.address), now);
  const handedOut = await handOut(context, named, now);
  if (handedOut) await setSuccessor(query, hash, context.seal.seal(handedOut.refreshToken));
  return handedOut;
}

async function repeatTrade(
  context: Context,
  named: string,
  { at, successor }: NonNullable<UsedToken["before"]>,
  now: Date,
): Promise<HandedOut | null> {
  const session = await selectSession(context.query, context.storefront.id, named);
  if (successor && now.getTime() - at.getTime() < RENEWAL_GRACE_MS) {
    // It was encrypted with another SESSION_SECRET, which is not misuse: the visitor signs in again.
    const known = context.seal.open(successor);
    return session && known !== null ? { session, refreshToken: known } : null;
  }
  await endSession(context.query, named, "refresh token used twice", now);
  return null;
}

async function handOut(context: Context, id: string, now: Date): Promise<HandedOut | null> {
  const session = await selectSession(context.query, context.storefront.id, id);
  if (!session) return null;
  const { ticket, hash } = newTicket();
  await insertRefreshToken(context.query, id, hash, new Date(now.getTime() + REFRESH_TOKEN_SECONDS * 1000));
  return { session, refreshToken: ticket };
}

const toPair = async (context: Context, { session, refreshToken }: HandedOut, now: Date): Promise<AuthResponse> => ({
  authToken: await signAuthToken(context.keys, context.storefront.id, session, now),
  refreshToken,
});
