import { randomUUID } from "node:crypto";
import { type Call, type CallAnswer, type Caller, type InputOf, office, type ValueOf } from "@azulejo/contract";
import { createFetchShopApi } from "@azulejo/contract/fetch-shop-api.ts";
import { solvedChallenge } from "./solve-challenge.ts";
import type { SignInStore, StoredSignIn } from "./stored-sign-in.ts";

/** A running shop as addressed by its own pages. */
export interface Shop {
  url: string;
  storefront: { id: string; publicKey: string };
}

export interface Credentials {
  email: string;
  password: string;
  /** A code of the authenticator app, for staff with one. */
  code?: string;
}

/** Calls of a shop's office as one staff member. Each throws the shop's own message if it is refused. */
export interface OfficeClient {
  call<C extends Call>(call: C, input: InputOf<C>): Promise<ValueOf<C>>;
  /** @param askCode asks for a code of the authenticator app, if one is needed and the credentials have none */
  signIn(credentials: Credentials, askCode?: () => Promise<string>): Promise<StoredSignIn>;
  signOut(): Promise<void>;
}

export class NotSignedInError extends Error {
  constructor() {
    super("You're not signed in. Run npm run orders -- sign-in first.");
    this.name = "NotSignedInError";
  }
}

/** A token expires after half an hour; one about to expire is renewed first. */
const SPARE_MS = 30_000;
const LONGEST_MS = 120_000;

export function openOfficeClient(shop: Shop, store: SignInStore): OfficeClient {
  const api = createFetchShopApi(async (request) => {
    const { pathname, search } = new URL(request.url);
    try {
      const signal = AbortSignal.timeout(LONGEST_MS);
      return await fetch(new Request(new URL(pathname + search, shop.url), request), { redirect: "error", signal });
    } catch {
      throw new Error(`No shop answers at ${shop.url}. Start it, or name its address with --url.`);
    }
  });
  const callerOf = (more: Partial<Caller> = {}): Caller => ({
    storefront: shop.storefront,
    language: "en",
    address: "local",
    agent: "npm run orders",
    requestId: randomUUID(),
    authToken: null,
    ...more,
  });
  const send = <C extends Call>(call: C, input: InputOf<C>, more: Partial<Caller> = {}) =>
    api.call(call, input, callerOf({ ...more, ...(call.idempotency !== "none" && { idempotencyKey: randomUUID() }) }));

  async function renewed(): Promise<StoredSignIn> {
    const { authToken, refreshToken } = store.read() ?? refuse();
    const answer = await send(office.refresh, {}, { authToken, refreshToken });
    if (!answer.body.success) return refuse();
    return store.write(answer.body.value);
  }
  async function current(): Promise<StoredSignIn> {
    const stored = store.read() ?? refuse();
    return expiryOf(stored.authToken) - Date.now() > SPARE_MS ? stored : renewed();
  }
  return {
    async call(call, input) {
      const { authToken } = await current();
      return requireValue(await send(call, input, { authToken }));
    },
    async signIn(credentials, askCode) {
      const attempt = async (input: Credentials) => {
        const answer = await send(office.signIn, input);
        if (answer.body.success || answer.body.code !== "account_captcha_required") return answer;
        const captchaToken = await solvedChallenge((call, asked) => send(call, asked).then(requireValue));
        return send(office.signIn, { ...input, captchaToken });
      };
      const answer = await attempt(credentials);
      const wantsCode = !answer.body.success && answer.body.code === "account_code_required";
      return store.write(requireValue(wantsCode && askCode ? await attempt({ ...credentials, code: await askCode() }) : answer));
    },
    async signOut() {
      const stored = store.read();
      if (stored) await send(office.signOut, { refreshToken: stored.refreshToken });
      store.forget();
    },
  };
}

function refuse(): never {
  throw new NotSignedInError();
}

/** @throws the shop's own message */
function requireValue<Value>({ body }: CallAnswer<Value>): Value {
  if (body.success) return body.value;
  throw new Error([...body.messages, ...Object.values(body.fields ?? {})].join(" "));
}

/** Returns a token's expiry in ms since 1970; 0 for an invalid one. */
function expiryOf(token: string): number {
  try {
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { exp?: number };
    return (payload.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
