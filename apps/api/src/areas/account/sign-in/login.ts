import type { account } from "@azulejo/contract";
import type { Verb } from "../../../calls/handler.ts";
import { openSession } from "../../../session/open-session.ts";
import { authenticate } from "./authenticate.ts";

export const login: Verb<typeof account.login> = async (context, input) =>
  openSession(context, await authenticate(context, input), "password");
