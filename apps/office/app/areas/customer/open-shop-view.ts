const WINDOW = "customer-view";

/** Opens an empty tab. Browsers allow it only while a key or click is handled, so it has to come before the call that it waits for. */
export const prepareView = (): Window | null => window.open("about:blank", WINDOW);

/** Shows the shop as a customer sees it in that tab. The ticket is sent, not linked to, so that no address contains it. */
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
