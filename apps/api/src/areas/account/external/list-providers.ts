import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";

export const listProviders: Verb<typeof account.listProviders> = ({ providers }) => providers.list();
