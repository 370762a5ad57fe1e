// The hidden frame that calls the API; it reads the card frames and never exposes their digits to the page.

import { receive, send, siblings } from "./frame-link.js";
import { localised } from "./messages.js";

const { key, language } = document.body.dataset;

function flatten(value, path, into) {
  if (value === undefined || value === null) return;
  if (typeof value === "object") {
    for (const [name, inner] of Object.entries(value))
      flatten(inner, path === "" ? name : `${path}[${name}]`, into);
    return;
  }
  into.append(path, String(value));
}

async function call(method, path, fields) {
  const form = new URLSearchParams();
  flatten(fields, "", form);
  const headers = { authorization: `Bearer ${key}` };
  const post = method === "POST";
  // One key per click, so that a browser's resend after a lost connection cannot pay twice.
  if (post) headers["idempotency-key"] = crypto.randomUUID();
  try {
    const response = await fetch(post ? path : `${path}?${form}`, {
      method,
      headers,
      body: post ? form : undefined,
    });
    const body = await response.json();
    return body.error === undefined ? { value: body } : { error: localised(language, body.error) };
  } catch {
    const error = { type: "api_connection_error", code: "api_connection_error" };
    return { error: localised(language, error) };
  }
}

/** Every frame shows its own errors; returns the first one in field order. */
function readCard(group) {
  const order = ["card", "cardNumber", "cardExpiry", "cardCvc"];
  const frames = siblings(group).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const mistakes = frames.map((frame) => ({ frame, error: frame.insist() })).filter(({ error }) => error);
  if (mistakes.length > 0) {
    mistakes[0].frame.focusFailed();
    return { error: mistakes[0].error };
  }
  const { number, expiry, cvc } = Object.assign({}, ...frames.map((frame) => frame.read()));
  return { card: { number, exp_month: expiry?.month, exp_year: expiry?.year, cvc } };
}

async function createPaymentMethod({ group, data }) {
  const read = readCard(group);
  if (read.error !== undefined) return { error: read.error };
  const { value, error } = await call("POST", "/v1/payment_methods", {
    ...data,
    type: "card",
    card: read.card,
  });
  return error === undefined ? { paymentMethod: value } : { error };
}

/** The cards in the sandbox's wallets. */
const WALLET_CARDS = { visa: "4242424242424242", generic_decline: "4000000000000002" };

async function createExpressMethod({ wallet, card }) {
  const number = WALLET_CARDS[card] ?? WALLET_CARDS.visa;
  const facts = { number, exp_month: 12, exp_year: new Date().getFullYear() + 3, wallet: { type: wallet } };
  const { value, error } = await call("POST", "/v1/payment_methods", { type: "card", card: facts });
  return error === undefined ? { paymentMethod: value } : { error };
}

/** A bank account comes from the shop's own form, unlike a card; this frame passes it on and stores nothing. */
async function createBankMethod({ data }) {
  const { value, error } = await call("POST", "/v1/payment_methods", { ...data, type: "us_bank_account" });
  return error === undefined ? { paymentMethod: value } : { error };
}

async function confirmUsBankAccountPayment({ clientSecret, method, bank, data }) {
  let id = method;
  if (bank !== undefined) {
    const made = await createBankMethod({ data: bank });
    if (made.error !== undefined) return made;
    id = made.paymentMethod.id;
  }
  const fields = { ...data, payment_method: id, client_secret: clientSecret };
  const path = `/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`;
  const { value, error } = await call("POST", path, fields);
  return error === undefined ? { paymentIntent: value } : { error };
}

function intentIdOf(clientSecret) {
  return encodeURIComponent(String(clientSecret).split("_secret_")[0]);
}

async function retrievePaymentIntent({ clientSecret }) {
  const path = `/v1/payment_intents/${intentIdOf(clientSecret)}`;
  const { value, error } = await call("GET", path, { client_secret: clientSecret });
  return error === undefined ? { paymentIntent: value } : { error };
}

/** Returns the fields that confirm an intent, with a payment method made of the card unless one is given. */
async function confirmation({ clientSecret, method, card, data }) {
  const made = card === undefined ? { paymentMethod: { id: method } } : await createPaymentMethod(card);
  if (made.error !== undefined) return { error: made.error };
  return { fields: { ...data, payment_method: made.paymentMethod.id, client_secret: clientSecret, use_stripe_sdk: true } };
}

async function confirmCardPayment({ clientSecret, method, card, data }) {
  const { fields, error: refused } = await confirmation({ clientSecret, method, card, data });
  if (refused !== undefined) return { error: refused };
  const { value, error } = await call(
    "POST",
    `/v1/payment_intents/${intentIdOf(clientSecret)}/confirm`,
    fields,
  );
  return error === undefined ? { paymentIntent: value } : { error };
}

async function cancelChallenge({ clientSecret }) {
  const form = new URLSearchParams({ client_secret: clientSecret, outcome: "fail" });
  await fetch(`/stripe/authenticate/${intentIdOf(clientSecret)}`, { method: "POST", body: form });
  return {};
}

async function retrieveSetupIntent({ clientSecret }) {
  const path = `/v1/setup_intents/${intentIdOf(clientSecret)}`;
  const { value, error } = await call("GET", path, { client_secret: clientSecret });
  return error === undefined ? { setupIntent: value } : { error };
}

async function confirmCardSetup({ clientSecret, method, card, data }) {
  const { fields, error: refused } = await confirmation({ clientSecret, method, card, data });
  if (refused !== undefined) return { error: refused };
  const { value, error } = await call("POST", `/v1/setup_intents/${intentIdOf(clientSecret)}/confirm`, fields);
  return error === undefined ? { setupIntent: value } : { error };
}

async function afterSetupChallenge(args) {
  const result = await retrieveSetupIntent(args);
  const failure = result.setupIntent?.status === "requires_payment_method" && result.setupIntent.last_setup_error;
  return failure ? { error: { ...localised(language, failure), setup_intent: result.setupIntent } } : result;
}

function failedAuthentication(paymentIntent) {
  const failure = paymentIntent.last_payment_error;
  return { error: { ...localised(language, failure), payment_intent: paymentIntent } };
}

/** Returns the result of the challenge; a payment reset to its first status is an error, as with the vendor. */
async function afterChallenge(args) {
  const result = await retrievePaymentIntent(args);
  const intent = result.paymentIntent;
  const failed = intent?.status === "requires_payment_method" && intent.last_payment_error;
  return failed ? failedAuthentication(intent) : result;
}

const METHODS = {
  createPaymentMethod,
  createExpressMethod,
  createBankMethod,
  confirmUsBankAccountPayment,
  retrievePaymentIntent,
  confirmCardPayment,
  cancelChallenge,
  afterChallenge,
  retrieveSetupIntent,
  confirmCardSetup,
  afterSetupChallenge,
};

receive({
  call: async ({ id, method, args }) => {
    if (!Object.hasOwn(METHODS, method)) return;
    const result = await METHODS[method](args);
    send("result", { id, result });
  },
});
send("loaded");
