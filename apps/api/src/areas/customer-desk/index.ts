export { selectApplicationNews } from "./applications/application.repository.ts";
export { APPLICATION_MAIL } from "./applications/applications.ts";
export { customerDeskRoutes } from "./customer-desk.routes.ts";
export { selectPersonDetails } from "./customers/person.repository.ts";
export { selectExemptionDocument, selectOfficeExemption, selectStorefrontOfExemption } from "./exemptions/exemption.repository.ts";
export { selectStatementReader } from "./statements/statement-reader.repository.ts";
export { STATEMENT_MAIL } from "./statements/statements.ts";
