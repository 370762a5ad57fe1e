import { privacy } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { askPrivacy } from "./ask-request.ts";
import { confirmPrivacy } from "./confirm-request.ts";

export const privacyRoutes = [handle(privacy.ask, askPrivacy), handle(privacy.confirm, confirmPrivacy)];
