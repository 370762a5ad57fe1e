import { account } from "@azulejo/contract";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.server.ts";

export interface Provider {
  provider: string;
  name: string;
}

/** The other services to sign in with; a page does without them when they cannot be read. */
export async function readProviders({ context, language }: Visit): Promise<Provider[]> {
  try {
    return await callApi(context, language, account.listProviders, {});
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
