import type { customer } from "@azulejo/contract";
import { requireSession } from "../../../context.ts";
import type { Verb } from "../../../http/handler.ts";
import { selectAddresses } from "./address.repository.ts";

export const listAddresses: Verb<typeof customer.addresses> = (context) =>
  selectAddresses(context.query, requireSession(context).accountId);
