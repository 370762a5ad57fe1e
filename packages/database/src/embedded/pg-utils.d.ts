declare module "pg/lib/utils.js" {
  const utils: {
    /** A parameter in the text form that PostgreSQL reads; the same on both drivers. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export default utils;
}
