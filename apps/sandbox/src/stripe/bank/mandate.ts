import { invalidRequest } from "../failure.ts";
import { mapOf, textOf } from "../form.ts";
import type { StripeCall } from "../world.ts";

/** Requires the authorization of a debit in calls of a server; the vendor's script adds it by itself. */
export function requireMandate(call: StripeCall): void {
  const acceptance = mapOf(mapOf(call.form, "mandate_data") ?? {}, "customer_acceptance");
  const online = mapOf(acceptance ?? {}, "online") ?? {};
  const isGiven = textOf(online, "ip_address") !== undefined && textOf(online, "user_agent") !== undefined;
  if (call.caller === "secret" && !isGiven)
    throw invalidRequest("A mandate is required: provide mandate_data.customer_acceptance.online.", { param: "mandate_data" });
}
