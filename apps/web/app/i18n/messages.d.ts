declare module "virtual:messages/*" {
  const messages: Record<string, (values: Record<string, unknown>) => string>;
  export default messages;
}
declare module "virtual:words/*";
