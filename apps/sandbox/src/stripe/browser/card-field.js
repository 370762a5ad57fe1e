// One input: its formatting, its validation, and its screen reader messages.

import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  digitsOf,
  groupDigits,
  maxDigits,
  readExpiry,
} from "./card-rules.js";
import { words } from "./messages.js";

const KINDS = {
  cardNumber: {
    format: (text) => {
      const digits = digitsOf(text);
      return groupDigits(digits.slice(0, maxDigits(brandOf(digits))), brandOf(digits));
    },
    check: (text) => checkNumber(digitsOf(text)),
    full: (text) => digitsOf(text).length >= maxDigits(brandOf(digitsOf(text))),
  },
  cardExpiry: {
    format: formatExpiry,
    check: (text) => checkExpiry(text, new Date()),
    full: (text) => digitsOf(text).length >= 4,
  },
  cardCvc: {
    format: (text, brand) => digitsOf(text).slice(0, brand.cvc),
    check: (text, brand) => checkCvc(digitsOf(text), brand),
    full: () => false,
  },
};

function formatExpiry(text, _brand, deleting) {
  const whole = /^\s*\d{4}-\d{2}\s*$|\d\s*\/\s*\d{4}\s*$/.test(text) ? readExpiry(text) : null;
  if (whole) return `${String(whole.month).padStart(2, "0")} / ${String(whole.year % 100).padStart(2, "0")}`;
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits) || /^\s*1\s*\/$/.test(text)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 && !deleting ? `${digits} / ` : digits;
}

export class CardField {
  constructor(root, language, changed) {
    this.kind = root.dataset.field;
    this.input = root.querySelector("input");
    this.logo = root.querySelector("img");
    this.error = document.getElementById(this.input.getAttribute("aria-describedby"));
    this.language = language;
    this.changed = changed;
    this.brand = brandOf("");
    this.failure = null;
    this.touched = false;
    this.input.addEventListener("input", (event) => this.onInput(event));
    this.input.addEventListener("blur", () => this.onBlur());
  }

  get value() {
    return this.input.value;
  }

  get empty() {
    return this.value === "";
  }

  get complete() {
    return this.check() === null;
  }

  check() {
    return KINDS[this.kind].check(this.value, this.brand);
  }

  setBrand(brand) {
    this.brand = brand;
    if (this.kind === "cardCvc") this.input.value = KINDS.cardCvc.format(this.value, brand);
    if (this.logo === null) return;
    const known = brand.name !== "unknown" && this.value !== "";
    this.logo.hidden = !known;
    if (!known) return;
    this.logo.src = `/stripe/browser/brand-${brand.name}.svg`;
    this.logo.alt = brand.label;
  }

  clear() {
    this.input.value = "";
    this.touched = false;
    this.show(null);
    if (this.kind === "cardNumber") this.setBrand(brandOf(""));
    this.changed(this);
  }

  /** Shows the error at submit, including an empty field's. */
  insist() {
    this.touched = true;
    this.show(this.check());
    return this.failure;
  }

  show(failure) {
    this.failure = failure;
    this.error.textContent = failure === null ? "" : words(this.language, failure.words);
    if (failure === null) this.input.removeAttribute("aria-invalid");
    else this.input.setAttribute("aria-invalid", "true");
  }

  onInput(event) {
    const deleting = event.inputType?.startsWith("delete") === true;
    const caret = digitsOf(this.value.slice(0, this.input.selectionStart ?? this.value.length)).length;
    const atEnd = this.input.selectionStart === this.value.length;
    const before = digitsOf(this.value).length;
    const next = KINDS[this.kind].format(this.value, this.brand, deleting);
    if (next !== this.value) this.input.value = next;
    if (!atEnd) this.placeCaret(caret + digitsOf(next).length - before);
    if (this.kind === "cardNumber") this.setBrand(brandOf(digitsOf(next)));
    // While typing, only a complete value is validated.
    this.show(this.touched || KINDS[this.kind].full(next) ? this.judged() : null);
    this.changed(this);
  }

  onBlur() {
    if (this.empty) return;
    this.touched = true;
    this.show(this.check());
    this.changed(this);
  }

  judged() {
    return this.empty ? null : this.check();
  }

  placeCaret(digits) {
    let position = 0;
    for (let seen = 0; position < this.value.length && seen < digits; position += 1) {
      if (/\d/.test(this.value[position])) seen += 1;
    }
    this.input.setSelectionRange(position, position);
  }
}
