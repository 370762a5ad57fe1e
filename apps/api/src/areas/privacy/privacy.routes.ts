import { privacy } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { askPrivacy } from "./ask-request.ts";
import { confirmPrivacy } from "./confirm-request.ts";

import { privacyStaffRoutes } from "./staff/staff.routes.ts";

export const privacyRoutes = [...privacyStaffRoutes, handle(privacy.ask, askPrivacy), handle(privacy.confirm, confirmPrivacy)];
