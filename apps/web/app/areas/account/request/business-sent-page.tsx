import type { RootData } from "../../../root.tsx";
import { page } from "../../../routing/visit.server.ts";
import { accountHead } from "../account-head.ts";
import type { Route } from "./+types/business-sent-page";
import { readOpenRequest } from "./open-request.server.ts";
import { RequestSent } from "./request-sent.tsx";

export const loader = page(async (visit) => ({ request: await readOpenRequest(visit, "business") }));

export const meta = accountHead("account.requested.business");

export default function BusinessSentPage({ loaderData, matches }: Route.ComponentProps) {
  return <RequestSent root={matches[0].loaderData as RootData} kind="business" request={loaderData.request} />;
}
