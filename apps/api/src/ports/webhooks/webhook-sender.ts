import { type LookupAddress, lookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { createAddressRule, isWithin } from "./public-address.rules.ts";

const LIMIT_MS = 10_000;
/** The most that is read and kept of an answer. */
const ANSWER_BYTES = 2048;

/** The outcome of sending a message. */
export interface Outcome {
  /** Null without an answer. */
  status: number | null;
  answer: string | null;
  /** Null if the receiver has taken it. */
  failure: string | null;
}

/** Sends messages to other systems. */
export interface WebhookSender {
  /** Why an address can't be that of a receiver, as far as it says itself; null if it can. A name is checked again when it is called. */
  faultOf(url: string): string | null;
  /**
   * Posts JSON to a receiver. It connects only to an address that was checked as such, so a name can't lead elsewhere after the check;
   * follows no redirect; and gives up after ten seconds, however slowly an answer comes.
   */
  post(url: string, body: string, headers: Record<string, string>): Promise<Outcome>;
}

interface Receivers {
  /** Says whether an address may be called. */
  mayCall(address: string): boolean;
  /** Says whether one may be called without TLS: one of the shop's own networks. */
  mayCallPlainly(address: string): boolean;
}

interface Limited extends Receivers {
  /** How long a receiver may take. */
  limitMs: number;
}

/**
 * @param limitMs how long a receiver may take; ten seconds by default
 * @param networks of the shop's own that may be called besides public addresses, also without TLS
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

/** Resolves names as usual, and fails if one of the addresses may not be called. */
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
