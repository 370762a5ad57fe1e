// The bank's page inside the script's dialog: it posts the choice and notifies the page when done.
// Standalone, without an embedding page, the form submits normally.

import { send } from "./frame-link.js";

if (document.body.dataset.parent !== "" && window.parent !== window) {
  const form = document.querySelector("form");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    for (const button of form.querySelectorAll("button")) button.disabled = true;
    await fetch(form.action, { method: "POST", body: fields }).catch(() => undefined);
    send("finished");
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") send("cancelled");
  });
}
for (const button of document.querySelectorAll("button")) button.disabled = false;
document.querySelector("button").focus();
