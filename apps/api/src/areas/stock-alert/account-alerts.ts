import type { stockAlertCalls } from "@azulejo/contract";
import type { Verb } from "../../calls/handler.ts";
import { type Context, requireSession } from "../../context.ts";
import { emailKey } from "../../domain/email-key.ts";
import { describeWants } from "./describe-alert.ts";
import { type Owner, selectOpenAlerts, withdrawAlerts } from "./stock-alert.repository.ts";

/** Hides the requests of an unconfirmed address, because it may be a stranger's. */
export const listAccountAlerts: Verb<typeof stockAlertCalls.list> = async (context) => {
  const owner = ownerOf(context);
  const alerts = owner ? await selectOpenAlerts(context.query, owner, context.now()) : [];
  const wants = await describeWants(context, alerts);
  return alerts.flatMap(({ id, askedAt, expiresAt }, index) => {
    const want = wants[index];
    return want ? [{ alertId: id, ...want, askedAt: askedAt.toISOString(), expiresAt: expiresAt.toISOString() }] : [];
  });
};

export const removeAccountAlert: Verb<typeof stockAlertCalls.remove> = async (context, { alertId }) => {
  const owner = ownerOf(context);
  if (owner) await withdrawAlerts(context.query, owner, { id: alertId }, context.now());
  return listAccountAlerts(context, {});
};

function ownerOf(context: Context): Owner | null {
  const { userName, emailProved } = requireSession(context);
  return emailProved ? { storefrontId: context.storefront.id, emailKey: emailKey(userName) } : null;
}
