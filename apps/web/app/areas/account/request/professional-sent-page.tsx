import type { RootData } from "../../../root.tsx";
import { page } from "../../../routing/visit.server.ts";
import { accountHead } from "../account-head.ts";
import type { Route } from "./+types/professional-sent-page";
import { readOpenRequest } from "./open-request.server.ts";
import { RequestSent } from "./request-sent.tsx";

export const loader = page(async (visit) => ({ request: await readOpenRequest(visit, "professional") }));

export const meta = accountHead("account.requested.professional");

export default function ProfessionalSentPage({ loaderData, matches }: Route.ComponentProps) {
  return <RequestSent root={matches[0].loaderData as RootData} kind="professional" request={loaderData.request} />;
}
