// The buttons for Apple Pay and Google Pay, a frame on the sandbox's origin. Joined by the server
// with the other parts into the one classic script that the shop loads.

import { openChallenge } from "./script-challenge.js";
import { integrationError, openFrame, setStyle } from "./script-frames.js";
import { Listeners } from "./script-listeners.js";

const EXPRESS_TITLE = { en: "Secure express checkout buttons", es: "Botones seguros de pago rápido" };
/** The time a page has to answer a click. */
const CLICK_MS = 1000;
const WALLETS = { apple_pay: "applePay", google_pay: "googlePay" };

export class ExpressElement extends Listeners {
  constructor(options, elements) {
    super();
    this.type = "expressCheckout";
    this.options = options;
    this.elements = elements;
    this.frame = null;
    /** The wallet and the test card that the buyer approved; null before. */
    this.approved = null;
  }

  mount(target) {
    const container = typeof target === "string" ? document.querySelector(target) : target;
    if (!(container instanceof Element))
      throw integrationError(`No such element to mount on: ${String(target)}`);
    this.unmount();
    const { language } = this.elements;
    const wanted = Object.entries(WALLETS).filter(([, name]) => this.options.paymentMethods?.[name] !== "never");
    const query = new URLSearchParams({ locale: language, wallets: wanted.map(([wallet]) => wallet).join(",") });
    const handlers = { ready: () => this.onReady(wanted), press: ({ wallet }) => this.onPress(wallet) };
    this.frame = openFrame(`/stripe/express/buttons?${query}`, EXPRESS_TITLE[language], handlers, { height: "44px" });
    container.replaceChildren(this.frame.node);
  }

  onReady(wanted) {
    const available = Object.fromEntries(wanted.map(([, name]) => [name, true]));
    setStyle(this.frame.node, { height: wanted.length > 0 ? "44px" : "0" });
    this.emit("ready", { elementType: this.type, availablePaymentMethods: wanted.length > 0 ? available : undefined });
  }

  onPress(wallet) {
    let isAnswered = false;
    const answer = (go) => {
      if (isAnswered) return;
      isAnswered = true;
      go?.();
    };
    setTimeout(answer, CLICK_MS);
    const resolve = () => answer(() => void this.openSheet(wallet));
    this.emit("click", { elementType: this.type, expressPaymentType: wallet, resolve, reject: () => answer() });
  }

  async openSheet(wallet) {
    const { amount, currency } = this.elements.payment;
    const query = new URLSearchParams({ wallet, amount, currency });
    const outcome = await openChallenge(`/stripe/express/sheet?${query}`, this.elements.language);
    if (outcome === "cancelled") return this.emit("cancel", { elementType: this.type });
    this.approved = { wallet, card: outcome };
    this.emit("confirm", { elementType: this.type, expressPaymentType: wallet, paymentFailed: () => {} });
  }

  unmount() {
    this.frame?.close();
    this.frame = null;
  }

  destroy() {
    this.unmount();
    this.elements.forget(this);
  }
}
