/** Declares the one function of html-to-text that is used; the package has no types. */
declare module "html-to-text" {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  export function compile(options: { wordwrap: number | false; selectors: Selector[] }): (html: string) => string;
}
