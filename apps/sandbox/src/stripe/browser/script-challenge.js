// The authentication dialog. Joined by the server
// with the other parts into the one classic script that the shop loads.

import { ORIGIN, openFrame, setStyle } from "./script-frames.js";

const DIALOG_LABEL = { en: "Payment authentication", es: "Autenticación del pago" };

/** Opens the page of a bank or wallet in a modal dialog. @returns when the shopper is done: the chosen test card, `finished` or `cancelled` */
export function openChallenge(address, language) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const before = document.activeElement;
    const finish = (outcome) => {
      frame.close();
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(outcome);
    };
    const url = new URL(address, ORIGIN);
    url.searchParams.set("locale", language);
    const handlers = { finished: ({ card }) => finish(card ?? "finished"), cancelled: () => finish("cancelled") };
    const sheet = { width: "min(460px, 100%)", height: "min(420px, 100%)", background: "#fff" };
    const frame = openFrame(url.pathname + url.search, DIALOG_LABEL[language], handlers, sheet);
    dialog.setAttribute("aria-label", DIALOG_LABEL[language]);
    setStyle(dialog, {
      position: "fixed",
      inset: "0",
      width: "100vw",
      height: "100vh",
      maxWidth: "none",
      maxHeight: "none",
      margin: "0",
      padding: "16px",
      border: "0",
      boxSizing: "border-box",
      background: "rgb(20 20 18 / 0.55)",
      display: "grid",
      placeItems: "center",
    });
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      finish("cancelled");
    });
    dialog.append(frame.node);
    document.body.append(dialog);
    dialog.showModal();
    frame.node.focus();
  });
}
