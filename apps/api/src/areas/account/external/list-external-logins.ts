import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { selectExternalLogins } from "./external.repository.ts";
import { serviceName } from "./link-service.ts";

export const listExternalLogins: Verb<typeof account.linkedExternalLogins> = async (context) => {
  const logins = await selectExternalLogins(context.query, requireSession(context).accountId);
  return logins.map(({ provider, email, linkedAt, usedAt }) => ({
    provider,
    name: serviceName(context, provider),
    email,
    linkedAt: linkedAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
};

export const listProviders: Verb<typeof account.listProviders> = ({ providers }) => providers.list();
