// Messages between a sandbox frame and its embedding page; both ends check origin and window.

const { parent: parentOrigin, name } = document.body.dataset;
const MARK = "azulejo-sandbox-stripe";

/** Posts to the embedding page; the target origin prevents others from reading it. */
export function send(type, data = {}) {
  if (parentOrigin !== "" && window.parent !== window) {
    window.parent.postMessage({ mark: MARK, name, type, ...data }, parentOrigin);
  }
}

/** Dispatches messages by type; ignores those not from the embedding page. */
export function receive(handlers) {
  window.addEventListener("message", (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const { mark, type } = event.data ?? {};
    if (mark === MARK && Object.hasOwn(handlers, type)) handlers[type](event.data);
  });
}

/** Returns the other card frames of a group; the page's scripts cannot access them. */
export function siblings(group) {
  const found = [];
  for (let index = 0; index < window.parent.length; index += 1) {
    try {
      const frame = window.parent[index].sandboxCard;
      if (frame?.group === group) found.push(frame);
    } catch {
      // A frame of another origin.
    }
  }
  return found;
}
