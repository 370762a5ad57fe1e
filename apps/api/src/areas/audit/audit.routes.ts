import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { exportEntries, listEntries } from "./read-audit.ts";

export const auditRoutes = [handle(office.audit, listEntries), handle(office.auditFile, exportEntries)];
