export { auditRoutes } from "./audit.routes.ts";
export { exportEntries, listEntries } from "./read-audit.ts";
export { type Act, type Actor, recordAct, recordActOf, recordAttemptOf } from "./record-act.ts";
