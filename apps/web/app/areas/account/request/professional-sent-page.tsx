import { pageLoader } from "../../../routing/page-loader.server.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountHead } from "../frame/account-head.ts";
import type { Route } from "./+types/professional-sent-page";
import { readOpenRequest } from "./open-request.server.ts";
import { RequestSent } from "./request-sent.tsx";

export const loader = pageLoader(async (visit) => ({ request: await readOpenRequest(visit, "professional") }));

export const meta = accountHead("account.requested.professional");

export default function ProfessionalSentPage({ loaderData }: Route.ComponentProps) {
  return <RequestSent root={useShellData()} kind="professional" request={loaderData.request} />;
}
