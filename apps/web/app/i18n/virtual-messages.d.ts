declare module "virtual:messages/*" {
  const messages: Record<string, Record<string, (values: Record<string, string | number>) => string>>;
  export default messages;
}
