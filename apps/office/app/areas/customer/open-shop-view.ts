const WINDOW = "customer-view";

/**
 * Opens an empty tab. Browsers allow this only while handling a key press or click, so it has to come before the call whose result is
 * awaited.
 */
export const prepareView = (): Window | null => window.open("about:blank", WINDOW);

/** Shows the shop as a customer sees it in that tab. The ticket is sent in a form, so that it isn't part of an address. */
export function showView(language: string, ticket: string): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: `/${language}/account/view`, target: WINDOW, hidden: true });
  const input = document.createElement("input");
  Object.assign(input, { type: "hidden", name: "ticket", value: ticket });
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}
