declare module "@messageformat/core/compile-module.js" {
  /** Returns the source of an ES module whose default export holds one function per message. @param format a MessageFormat */
  export default function compileModule(format: object, messages: Record<string, string>): string;
}
