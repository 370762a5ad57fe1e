declare module "@messageformat/core/compile-module" {
  import type MessageFormat from "@messageformat/core";
  /** Source of an ES module whose default export holds one function per message. */
  export default function compileModule(format: MessageFormat, messages: Record<string, string>): string;
}
