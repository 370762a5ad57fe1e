// The wallet's buttons and its sheet: both tell the page what was pressed.

import { send } from "./frame-link.js";

for (const button of document.querySelectorAll("[data-wallet]")) {
  button.addEventListener("click", () => send("press", { wallet: button.dataset.wallet }));
}
for (const button of document.querySelectorAll("[data-card]")) {
  button.addEventListener("click", () => send("finished", { card: button.dataset.card }));
}
document.querySelector("[data-cancel]")?.addEventListener("click", () => send("cancelled"));
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") send("cancelled");
});
document.querySelector("[data-card]")?.focus();
send("ready");
