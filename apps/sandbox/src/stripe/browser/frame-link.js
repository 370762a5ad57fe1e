// The line between a sandbox frame and the page that embeds it; both ends check origin and window.

const { parent: parentOrigin, name } = document.body.dataset;
const MARK = "azulejo-sandbox-stripe";

/** Sends to the embedding page; the target origin keeps anyone else from reading it. */
export function send(type, data = {}) {
  if (parentOrigin !== "" && window.parent !== window) {
    window.parent.postMessage({ mark: MARK, name, type, ...data }, parentOrigin);
  }
}

/** Calls the handler of each message's type, for messages of the embedding page alone. */
export function receive(handlers) {
  window.addEventListener("message", (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const { mark, type } = event.data ?? {};
    if (mark === MARK && Object.hasOwn(handlers, type)) handlers[type](event.data);
  });
}

/** The sandbox's own card frames of a group, beside this one; the page's scripts cannot see into them. */
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
