import type { customer } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { requireSession } from "../../../context.ts";
import { selectAddresses } from "./address.repository.ts";

export const listAddresses: Verb<typeof customer.addresses> = (context) =>
  selectAddresses(context.query, requireSession(context).accountId);
