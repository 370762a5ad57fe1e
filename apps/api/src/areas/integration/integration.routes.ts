import { changes } from "@azulejo/contract/areas/changes.ts";
import { handle } from "../../calls/handler.ts";
import { listChanges } from "./changes/list-changes.ts";

export const integrationRoutes = [handle(changes, listChanges)];
