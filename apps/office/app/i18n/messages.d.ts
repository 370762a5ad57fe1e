declare module "virtual:messages/en" {
  const messages: Record<string, (values: Record<string, unknown>) => string>;
  export default messages;
}
declare module "virtual:messages/es" {
  const messages: Record<string, (values: Record<string, unknown>) => string>;
  export default messages;
}
