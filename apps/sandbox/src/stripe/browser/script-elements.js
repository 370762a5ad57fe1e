// The card elements, each a frame on the sandbox's origin. Joined by the server
// with the other parts into the one classic script that the shop loads.

import { ExpressElement } from "./script-express.js";
import { integrationError, languageOf, openFrame, plain, setStyle } from "./script-frames.js";
import { Listeners } from "./script-listeners.js";

const TYPES = ["card", "cardNumber", "cardExpiry", "cardCvc"];
const FRAME_TITLES = {
  en: {
    card: "Secure card entry",
    cardNumber: "Secure card number entry",
    cardExpiry: "Secure expiration date entry",
    cardCvc: "Secure security code entry",
  },
  es: {
    card: "Ingreso seguro de la tarjeta",
    cardNumber: "Ingreso seguro del número de tarjeta",
    cardExpiry: "Ingreso seguro de la fecha de vencimiento",
    cardCvc: "Ingreso seguro del código de seguridad",
  },
};

export class CardElement extends Listeners {
  constructor(type, options, elements) {
    super();
    this._componentName = type;
    this._implementation = { _frame: null };
    this.type = type;
    this.options = options;
    this.elements = elements;
    this.frame = null;
    this.container = null;
  }

  mount(target) {
    const container = typeof target === "string" ? document.querySelector(target) : target;
    if (!(container instanceof Element))
      throw integrationError(`No such element to mount on: ${String(target)}`);
    if (this.frame !== null && this.container === container) return;
    this.unmount();
    this.container = container;
    const { language, group } = this.elements;
    const query = new URLSearchParams({ group, locale: language });
    const title = FRAME_TITLES[language][this.type];
    this.frame = openFrame(`/stripe/frame/${this.type}?${query}`, title, this.handlers(), {
      height: "1.4em",
    });
    container.replaceChildren(this.frame.node);
    container.classList.add("StripeElement", "StripeElement--empty");
    this.focusByLabel();
  }

  handlers() {
    const type = this.type;
    return {
      loaded: () => this.frame.send("init", { options: this.plainOptions(), fonts: this.elements.fonts }),
      ready: () => this.emit("ready", { elementType: type }),
      change: ({ event }) => this.onChange(event),
      height: ({ height }) => setStyle(this.frame.node, { height: `${height}px` }),
      focus: () => this.onFocus(true),
      blur: () => this.onFocus(false),
      escape: () => this.emit("escape", { elementType: type }),
      enter: () => this.container?.closest("form")?.requestSubmit(),
    };
  }

  onChange(event) {
    const { classList } = this.container;
    classList.toggle("StripeElement--complete", event.complete);
    classList.toggle("StripeElement--empty", event.empty);
    classList.toggle("StripeElement--invalid", event.error !== undefined);
    this.emit("change", event);
  }

  onFocus(focused) {
    this.container?.classList.toggle("StripeElement--focus", focused);
    this.emit(focused ? "focus" : "blur", { elementType: this.type });
  }

  focusByLabel() {
    const { id } = this.container;
    if (id === "") return;
    for (const label of document.querySelectorAll(`label[for="${CSS.escape(id)}"]`)) {
      label.addEventListener("click", () => this.focus());
    }
  }

  /** Returns only cloneable options, without functions. */
  plainOptions() {
    return plain(this.options ?? {});
  }

  update(options) {
    this.options = { ...this.options, ...options };
    this.frame?.send("update", { options: this.plainOptions() });
  }

  focus() {
    this.frame?.node.focus();
    this.frame?.send("focus");
  }

  blur() {
    this.frame?.send("blur");
  }

  clear() {
    this.frame?.send("clear");
  }

  unmount() {
    this.frame?.close();
    this.frame = null;
    const states = ["", "--empty", "--complete", "--invalid", "--focus"];
    this.container?.classList.remove(...states.map((state) => `StripeElement${state}`));
    this.container = null;
  }

  collapse() {
    this.blur();
  }

  destroy() {
    this.unmount();
    this.elements.forget(this);
  }
}

export class Elements {
  constructor(options, language) {
    this.language = options.locale === undefined ? language : languageOf(options.locale);
    this.fonts = plain(options.fonts ?? []);
    this.group = crypto.getRandomValues(new Uint32Array(4)).join("-");
    this.made = new Map();
    const { mode, amount, currency, paymentMethodCreation } = options;
    this.payment = { mode, amount, currency, paymentMethodCreation };
  }

  create(type, options = {}) {
    if (type === "expressCheckout") return this.createExpress(options);
    if (!TYPES.includes(type)) throw integrationError(`The sandbox has no element of the type ${type}`);
    if (this.made.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
    const element = new CardElement(type, options, this);
    this.made.set(type, element);
    return element;
  }

  createExpress(options) {
    const { mode, amount, currency } = this.payment;
    if (mode !== "payment" || !Number.isInteger(amount) || amount <= 0 || typeof currency !== "string") {
      throw integrationError("expressCheckout needs Elements with the mode payment, an amount and a currency.");
    }
    const element = new ExpressElement(options, this);
    this.made.set(element.type, element);
    return element;
  }

  /** Validates what the buyer entered; a wallet has nothing to correct. */
  submit() {
    return Promise.resolve({});
  }

  getElement(type) {
    return this.made.get(typeof type === "string" ? type : type?.__elementType) ?? null;
  }

  update(options) {
    const { locale, amount } = options ?? {};
    if (locale !== undefined) this.language = languageOf(locale);
    if (amount !== undefined) this.payment.amount = amount;
  }

  forget(element) {
    this.made.delete(element.type);
  }
}
