import { type LookupAddress, lookup } from "node:dns";
import { Agent as PlainAgent, request as requestPlain } from "node:http";
import { request as requestSecurely, Agent as SecureAgent } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createAddressRule, isWithin } from "./public-address.rules.ts";

const LIMIT_MS = 10_000;
/** Maximum number of bytes of a response that are read and stored. */
const ANSWER_BYTES = 2048;

/** The result of sending a message. */
export interface Outcome {
  /** Null without a response. */
  status: number | null;
  answer: string | null;
  /** Null if the receiver has accepted it. */
  failure: string | null;
}

/** Sends messages to other systems. */
export interface WebhookSender {
  /** Returns why a URL can't be a receiver's; null if it can. Host names are checked again when called. */
  faultOf(url: string): string | null;
  /**
   * Posts JSON to a receiver. Connects only to checked addresses, so that a host name can't resolve to another one after the check; uses a
   * connection again; follows no redirects; and gives up after ten seconds, even if the response is still arriving.
   */
  post(url: string, body: string, headers: Record<string, string>): Promise<Outcome>;
}

interface Receivers {
  mayCall(address: string): boolean;
  /** Returns whether an address may be called without TLS, because it is in one of the shop's own networks. */
  mayCallPlainly(address: string): boolean;
}

interface Limited extends Receivers {
  /** Maximum time of a receiver in ms. */
  limitMs: number;
  agents: { plain: PlainAgent; secure: SecureAgent };
}

/** Connections that wait for the next message; a receiver's own limit is often five seconds. */
const KEPT = { keepAlive: true, maxFreeSockets: 32, timeout: 4000 } as const;

/**
 * @param limitMs maximum time of a receiver; ten seconds by default
 * @param networks networks of the shop's own that may be called too, even without TLS
 */
export function createWebhookSender({ networks, limitMs = LIMIT_MS }: { networks: readonly string[]; limitMs?: number }): WebhookSender {
  const receivers = { mayCall: createAddressRule(networks), mayCallPlainly: isWithin(networks) };
  const limited = { ...receivers, limitMs, agents: { plain: new PlainAgent(KEPT), secure: new SecureAgent(KEPT) } };
  return {
    faultOf: (url) => faultOfUrl(url, receivers),
    async post(url, body, headers) {
      const outcome = await postTo(url, body, headers, limited);
      // The receiver closed the waiting connection at the same moment.
      return outcome === "closed" ? ((await postTo(url, body, headers, limited, true)) as Outcome) : outcome;
    },
  };
}

function faultOfUrl(url: string, { mayCall, mayCallPlainly }: Receivers): string | null {
  const { protocol, hostname, username } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, "");
  if (username) return "the address has a user name";
  if (isIP(host) && !mayCall(host)) return "the address is private";
  if (protocol !== "https:" && !(isIP(host) && mayCallPlainly(host))) return "the address does not use HTTPS";
  return null;
}

/** @returns `closed` if a connection that was used before is gone, unless a new one is asked for */
function postTo(
  url: string,
  body: string,
  headers: Record<string, string>,
  { agents, limitMs, ...receivers }: Limited,
  isNew = false,
): Promise<Outcome | "closed"> {
  const fault = faultOfUrl(url, receivers);
  if (fault) return Promise.resolve({ status: null, answer: null, failure: fault });
  const isSecure = url.startsWith("https:");
  const agent = isNew ? false : isSecure ? agents.secure : agents.plain;
  return new Promise((resolve) => {
    const end = (outcome: Outcome | "closed", isWhole = false) => {
      clearTimeout(timer);
      resolve(outcome);
      // A connection with a rest of an answer can't be used again.
      if (!isWhole) sent.destroy();
    };
    const options = {
      method: "POST",
      agent,
      lookup: checkedLookup(receivers),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Azulejo-Webhooks",
        ...headers,
      },
    } as const;
    const sent = (isSecure ? requestSecurely : requestPlain)(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0;
      const failure = status >= 200 && status < 300 ? null : `the receiver answered ${status}`;
      let answer = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk: string) => {
        answer = (answer + chunk).slice(0, ANSWER_BYTES);
        if (answer.length === ANSWER_BYTES) end({ status, answer, failure });
      });
      incoming.on("end", () => end({ status, answer, failure }, true));
      incoming.on("error", (error) => end({ status, answer, failure: failure ?? error.message }));
    });
    const timer = setTimeout(() => end({ status: null, answer: null, failure: "the receiver took too long" }), limitMs);
    sent.on("error", (error: NodeJS.ErrnoException) => {
      const isClosed = sent.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      end(isClosed ? "closed" : { status: null, answer: null, failure: error.message });
    });
    sent.end(body);
  });
}

/** Resolves host names as usual, but fails if one of the addresses may not be called. */
const checkedLookup =
  ({ mayCall }: Receivers): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), "", 0);
      if (!addresses.every(({ address }) => mayCall(address))) return done(new Error(`${hostname} is a private address`), "", 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
