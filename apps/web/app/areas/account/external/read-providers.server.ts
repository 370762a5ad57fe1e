import { account } from "@azulejo/contract";
import { ApiError, callApi } from "../../../request/api.server.ts";
import type { Visit } from "../../../routing/visit.ts";

export interface Provider {
  provider: string;
  name: string;
}

/** Reads the external sign-in services; returns none when they can't be read, so that the page still works. */
export async function readProviders({ context, language }: Visit): Promise<Provider[]> {
  try {
    return await callApi(context, language, account.listProviders, {});
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
