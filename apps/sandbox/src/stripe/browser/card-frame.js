// A card element: one input, or three for `card`. It sends its digits only to the controller.

import { CardField } from "./card-field.js";
import { digitsOf, readExpiry } from "./card-rules.js";
import { receive, send, siblings } from "./frame-link.js";
import { words } from "./messages.js";

const { kind, group, language, errors } = document.body.dataset;
let lastChange = "";
let style = {};

const fields = [...document.querySelectorAll("[data-field]")].map((node) => {
  return new CardField(node, language, onChange);
});

function errorOf(field) {
  if (field.failure === null) return undefined;
  const { code, words: key } = field.failure;
  return { type: "validation_error", code, message: words(language, key) };
}

function state() {
  const number = fields.find((field) => field.kind === "cardNumber");
  const failed = fields.find((field) => field.failure !== null);
  return {
    elementType: kind,
    empty: fields.every((field) => field.empty),
    complete: fields.every((field) => field.complete),
    error: failed === undefined ? undefined : errorOf(failed),
    ...(number === undefined ? {} : { brand: number.brand.name }),
  };
}

function onChange(field) {
  if (field.kind === "cardNumber") shareBrand(field.brand);
  applyStyle();
  report();
}

function report() {
  const next = state();
  const text = JSON.stringify(next);
  if (text === lastChange) return;
  lastChange = text;
  send("change", { event: next });
}

function shareBrand(brand) {
  for (const frame of siblings(group)) frame.setBrand(brand);
}

/** Methods for the other sandbox frames; pages of another origin cannot access them. */
window.sandboxCard = {
  group,
  kind,
  setBrand(brand) {
    for (const field of fields)
      if (field.kind === "cardCvc" && field.brand.name !== brand.name) field.setBrand(brand);
  },
  insist() {
    const failed = fields.filter((field) => field.insist() !== null)[0];
    applyStyle();
    report();
    return failed === undefined ? undefined : errorOf(failed);
  },
  focusFailed() {
    fields.find((field) => field.failure !== null)?.input.focus();
  },
  read() {
    const values = {};
    for (const field of fields) {
      if (field.kind === "cardExpiry") values.expiry = readExpiry(field.value);
      else values[field.kind === "cardNumber" ? "number" : "cvc"] = digitsOf(field.value);
    }
    return values;
  },
};

const PROPERTIES = new Set([
  "backgroundColor",
  "color",
  "fontFamily",
  "fontSize",
  "fontSmoothing",
  "fontStyle",
  "fontVariant",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "padding",
  "textAlign",
  "textDecoration",
  "textShadow",
  "textTransform",
]);

function setStyle(target, rules = {}) {
  for (const [name, value] of Object.entries(rules)) {
    if (PROPERTIES.has(name) && typeof value === "string") target.style[name] = value;
  }
}

function stateStyle(field) {
  const invalid = field.failure === null ? {} : style.invalid;
  const filled = field.empty ? style.empty : field.complete ? style.complete : {};
  return { ...style.base, ...filled, ...invalid };
}

/** Applies the page's styles through CSSOM, because the policy blocks style attributes. */
function applyStyle() {
  for (const field of fields) {
    field.input.removeAttribute("style");
    const rules = stateStyle(field);
    setStyle(field.input, rules);
    const focused = document.activeElement === field.input ? rules[":focus"] : undefined;
    setStyle(field.input, focused);
    const hint = rules["::placeholder"]?.color;
    if (hint !== undefined) field.input.style.setProperty("--hint", hint);
    const { color, fontFamily, fontWeight } = { ...style.base, ...style.invalid };
    setStyle(field.error, { color, fontFamily, fontWeight });
  }
}

function applyOptions(options) {
  style = { ...style, ...options.style };
  const hints = typeof options.placeholder === "string" ? [options.placeholder] : [];
  fields.forEach((field, index) => {
    if (hints[index] !== undefined) field.input.placeholder = hints[index];
    if (options.disabled !== undefined) field.input.disabled = options.disabled === true;
    if (options.hideIcon === true || options.showIcon === false) field.logo?.remove();
  });
  applyStyle();
}

function loadFonts(fonts = []) {
  for (const { family, src, ...descriptors } of fonts) {
    if (family === undefined || src === undefined) continue;
    const face = new FontFace(family, src, descriptors);
    face.load().then(
      (loaded) => document.fonts.add(loaded),
      () => undefined,
    );
  }
}

for (const field of fields) {
  field.input.addEventListener("focus", () => {
    applyStyle();
    send("focus");
  });
  field.input.addEventListener("blur", () => {
    applyStyle();
    send("blur");
  });
  field.input.addEventListener("keydown", ({ key }) => {
    if (key === "Enter" || key === "Escape") send(key.toLowerCase());
  });
}

receive({
  init: ({ options, fonts }) => {
    loadFonts(fonts);
    applyOptions(options);
    send("ready");
  },
  update: ({ options }) => applyOptions(options),
  focus: () => fields[0].input.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    for (const field of fields) field.clear();
  },
});

document.body.classList.toggle("announced", errors === "announced");
new ResizeObserver(() =>
  send("height", { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
send("loaded");
