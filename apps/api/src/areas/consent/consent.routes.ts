import { consentCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { checkNotificationPreference } from "./check-notification-preference.ts";
import { optIn } from "./opt-in.ts";
import { optOut } from "./opt-out.ts";

export const consentRoutes = [
  handle(consentCalls.check, checkNotificationPreference),
  handle(consentCalls.optIn, optIn),
  handle(consentCalls.optOut, optOut),
];
