// The Stripe object. Joined by the server
// with the other parts into the one classic script that the shop loads.

import { openChallenge } from "./script-challenge.js";
import { CardElement, Elements } from "./script-elements.js";
import { integrationError, languageOf, openFrame, plain } from "./script-frames.js";

/** The hidden frame that makes all calls of one Stripe object. */
class Controller {
  constructor(key, language) {
    this.pending = new Map();
    this.count = 0;
    this.loaded = new Promise((resolve) => {
      const handlers = { loaded: resolve, result: ({ id, result }) => this.finish(id, result) };
      const query = new URLSearchParams({ key, locale: language });
      const hidden = {
        position: "absolute",
        width: "1px",
        height: "1px",
        visibility: "hidden",
        top: "0",
        left: "0",
      };
      this.frame = openFrame(`/stripe/frame/controller?${query}`, "", handlers, hidden);
      this.frame.node.setAttribute("aria-hidden", "true");
      this.frame.node.tabIndex = -1;
      document.body.append(this.frame.node);
    });
  }

  async call(method, args) {
    await this.loaded;
    this.count += 1;
    const id = this.count;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.frame.send("call", { id, method, args });
    });
  }

  finish(id, result) {
    this.pending.get(id)?.(result);
    this.pending.delete(id);
  }
}

class StripeStandIn {
  constructor(key, options) {
    this.language = languageOf(options.locale);
    this.controller = new Controller(key, this.language);
  }

  elements(options = {}) {
    return new Elements(options, this.language);
  }

  async createPaymentMethod({ type, card, elements, ...data }) {
    if (elements instanceof Elements) return this.createExpressMethod(elements);
    if (type === "us_bank_account") return this.controller.call("createBankMethod", { data: plain(data) });
    if (type !== "card" || !(card instanceof CardElement)) {
      throw integrationError("A card element is needed.");
    }
    return this.controller.call("createPaymentMethod", { group: card.elements.group, data: plain(data) });
  }

  createExpressMethod(elements) {
    const { approved } = elements.getElement("expressCheckout") ?? {};
    if (elements.payment.paymentMethodCreation !== "manual" || !approved) {
      throw integrationError("Elements with paymentMethodCreation manual and an approved wallet are needed.");
    }
    return this.controller.call("createExpressMethod", approved);
  }

  async confirmCardPayment(clientSecret, data = {}, options = {}) {
    const { payment_method: given, ...rest } = data;
    const args = { clientSecret, data: plain(rest) };
    if (typeof given === "string") args.method = given;
    else if (given?.card instanceof CardElement) {
      const { card, ...details } = given;
      args.card = { group: card.elements.group, data: plain(details) };
    }
    const result = await this.controller.call("confirmCardPayment", args);
    if (result.error !== undefined || options.handleActions === false) return result;
    return this.challenge(clientSecret, result.paymentIntent);
  }

  async confirmCardSetup(clientSecret, data = {}) {
    const { payment_method: given, ...rest } = data;
    const args = { clientSecret, data: plain(rest) };
    if (typeof given === "string") args.method = given;
    else if (given?.card instanceof CardElement) {
      const { card, ...details } = given;
      args.card = { group: card.elements.group, data: plain(details) };
    }
    const result = await this.controller.call("confirmCardSetup", args);
    const setup = result.setupIntent;
    if (result.error !== undefined || setup.status !== "requires_action") return result;
    const outcome = await openChallenge(setup.next_action.use_stripe_sdk.stripe_js, this.language);
    if (outcome === "cancelled") await this.controller.call("cancelChallenge", { clientSecret });
    return this.controller.call("afterSetupChallenge", { clientSecret });
  }

  retrieveSetupIntent(clientSecret) {
    return this.controller.call("retrieveSetupIntent", { clientSecret });
  }

  confirmUsBankAccountPayment(clientSecret, data = {}) {
    const { payment_method: given, ...rest } = data;
    const args = { clientSecret, data: plain(rest) };
    if (typeof given === "string") args.method = given;
    else if (given !== undefined) args.bank = plain(given);
    return this.controller.call("confirmUsBankAccountPayment", args);
  }

  async handleNextAction({ clientSecret }) {
    const result = await this.retrievePaymentIntent(clientSecret);
    return result.error === undefined ? this.challenge(clientSecret, result.paymentIntent) : result;
  }

  handleCardAction(clientSecret) {
    return this.handleNextAction({ clientSecret });
  }

  retrievePaymentIntent(clientSecret) {
    return this.controller.call("retrievePaymentIntent", { clientSecret });
  }

  createToken() {
    return Promise.reject(integrationError("The sandbox has no tokens; use createPaymentMethod."));
  }

  registerAppInfo() {}

  _registerWrapper() {}

  async challenge(clientSecret, paymentIntent) {
    const action = paymentIntent.next_action;
    if (paymentIntent.status !== "requires_action" || action === null) return { paymentIntent };
    const address = action.use_stripe_sdk?.stripe_js ?? action.redirect_to_url.url;
    const outcome = await openChallenge(address, this.language);
    if (outcome === "cancelled") await this.controller.call("cancelChallenge", { clientSecret });
    return this.controller.call("afterChallenge", { clientSecret });
  }
}

function Stripe(key, options = {}) {
  if (typeof key !== "string" || key === "") throw integrationError("Stripe() needs a publishable key.");
  return new StripeStandIn(key, options);
}
Stripe.version = "azulejo-sandbox";
window.Stripe ??= Stripe;
