// @bundle shell

/** The form that was sent last, which may have left the page since; null if the visitor went on to another page. */
export const sent: { form: HTMLFormElement | null } = { form: null };

/** Checks whether a refused form comes from a page that is older than the server, which then loads anew. */
export const checkAge = (faults: unknown): Promise<void> =>
  import("./outdated-page.ts").then((page) => page.replaceOutdated(faults, sent.form));
