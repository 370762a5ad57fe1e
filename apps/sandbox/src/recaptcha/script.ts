/** The part of the vendor's script that a shop uses: `ready`, `render`, `execute`. */
export const RECAPTCHA_SCRIPT = `(() => {
"use strict";
const origin = new URL(document.currentScript.src).origin;
const widgets = [];
window.grecaptcha = {
  ready(callback) { setTimeout(callback, 0); },
  render(first, second) {
    const { sitekey } = second ?? first;
    if (!sitekey) throw new Error("Missing required parameters: sitekey");
    return widgets.push(sitekey) - 1;
  },
  async execute(widget, { action }) {
    const sitekey = widgets[widget];
    if (sitekey === undefined) throw new Error("No reCAPTCHA clients exist.");
    if (!/^[A-Za-z/_]*$/.test(action)) throw new Error("Invalid action name, may only include A-Za-z/_");
    const answer = await fetch(origin + "/recaptcha/api/token", { method: "POST", body: new URLSearchParams({ sitekey, action }) });
    return (await answer.json()).token;
  },
};
})();
`;
