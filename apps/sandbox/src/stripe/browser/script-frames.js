// The frames that the script opens, and messages to them. Joined by the server
// with the other parts into the one classic script that the shop loads.

export const ORIGIN = new URL(document.currentScript.src).origin;
const MARK = "azulejo-sandbox-stripe";

/** Frames of this page by name, each with its message handlers. */
const frames = new Map();

window.addEventListener("message", ({ origin, source, data }) => {
  if (origin !== ORIGIN || data?.mark !== MARK) return;
  const frame = frames.get(data.name);
  // A name can be forged, so the window must be the one that we created.
  if (frame === undefined || frame.node.contentWindow !== source) return;
  frame.handlers[data.type]?.(data);
});

export function integrationError(message) {
  const error = new Error(message);
  error.name = "IntegrationError";
  return error;
}

export function languageOf(locale) {
  const wanted = locale === undefined || locale === "auto" ? navigator.language : locale;
  return wanted.toLowerCase().startsWith("es") ? "es" : "en";
}

export function setStyle(node, rules) {
  for (const [name, value] of Object.entries(rules)) node.style[name] = value;
}

export function openFrame(address, title, handlers, rules) {
  const name = `azulejo-sandbox-${crypto.getRandomValues(new Uint32Array(4)).join("-")}`;
  const url = new URL(address, ORIGIN);
  url.searchParams.set("name", name);
  url.searchParams.set("parent", window.location.origin);
  const node = document.createElement("iframe");
  node.name = name;
  node.title = title;
  node.src = url.href;
  node.allow = "payment *";
  node.setAttribute("frameborder", "0");
  node.setAttribute("scrolling", "no");
  // The frame's color scheme is light; without this, a dark page would give it an opaque background.
  setStyle(node, {
    border: "0",
    margin: "0",
    padding: "0",
    display: "block",
    width: "100%",
    colorScheme: "light",
  });
  setStyle(node, rules);
  const frame = {
    node,
    handlers,
    send: (type, data = {}) => node.contentWindow?.postMessage({ mark: MARK, type, ...data }, ORIGIN),
    close: () => {
      frames.delete(name);
      node.remove();
    },
  };
  frames.set(name, frame);
  return frame;
}

export function plain(data) {
  return JSON.parse(JSON.stringify(data));
}
