import { notificationpreference } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { checkNotificationPreference } from "./check-notification-preference.ts";
import { optIn } from "./opt-in.ts";
import { optOut } from "./opt-out.ts";

export const notificationpreferenceRoutes = [
  handle(notificationpreference.check, checkNotificationPreference),
  handle(notificationpreference.optIn, optIn),
  handle(notificationpreference.optOut, optOut),
];
