import { log } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { logException } from "./log-exception.ts";

export const logRoutes = [handle(log.log, logException)];
