// @bundle shell

/** The form that was sent last, which may have left the page since; null if the visitor went on to another page. */
let sent: HTMLFormElement | null = null;

export function noteSent(form: HTMLFormElement | null): void {
  sent = form;
}

/** Checks whether a refused form or an error comes from a page that is older than the server, which then loads anew. */
export function checkAge(cause: unknown): void {
  void import("./outdated-page.ts").then((page) => page.replaceOutdated(cause, sent));
}
