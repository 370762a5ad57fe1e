import { type LookupAddress, lookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecurely } from "node:https";
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
   * Posts JSON to a receiver. Connects only to checked addresses, so that a host name can't resolve to another one after the check; follows
   * no redirects; and gives up after ten seconds, even if the response is still arriving.
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
}

/**
 * @param limitMs maximum time of a receiver; ten seconds by default
 * @param networks networks of the shop's own that may be called too, even without TLS
 */
export function createWebhookSender({ networks, limitMs = LIMIT_MS }: { networks: readonly string[]; limitMs?: number }): WebhookSender {
  const receivers = { mayCall: createAddressRule(networks), mayCallPlainly: isWithin(networks) };
  return {
    faultOf: (url) => faultOfUrl(url, receivers),
    post: (url, body, headers) => postTo(url, body, headers, { ...receivers, limitMs }),
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

function postTo(url: string, body: string, headers: Record<string, string>, receivers: Limited): Promise<Outcome> {
  const fault = faultOfUrl(url, receivers);
  if (fault) return Promise.resolve({ status: null, answer: null, failure: fault });
  const send = url.startsWith("https:") ? requestSecurely : requestPlain;
  return new Promise((resolve) => {
    const end = (status: number | null, answer: string | null, failure: string | null) => {
      clearTimeout(timer);
      resolve({ status, answer, failure });
      sent.destroy();
    };
    const options = {
      method: "POST",
      agent: false,
      lookup: checkedLookup(receivers),
      headers: {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        "user-agent": "Azulejo-Webhooks",
        ...headers,
      },
    } as const;
    const sent = send(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0;
      const failure = status >= 200 && status < 300 ? null : `the receiver answered ${status}`;
      let answer = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk: string) => {
        answer = (answer + chunk).slice(0, ANSWER_BYTES);
        if (answer.length === ANSWER_BYTES) end(status, answer, failure);
      });
      incoming.on("end", () => end(status, answer, failure));
      incoming.on("error", (error) => end(status, answer, failure ?? error.message));
    });
    const timer = setTimeout(() => end(null, null, "the receiver took too long"), receivers.limitMs);
    sent.on("error", (error) => end(null, null, error.message));
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
