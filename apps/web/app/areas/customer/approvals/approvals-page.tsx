import "virtual:words/account+customer";
import "virtual:words/approvals";
import "./approvals.css";
import { customer } from "@azulejo/contract";
import { Notice } from "@azulejo/ui/notice.tsx";
import { centsIn } from "../../../form/cents-in.ts";
import { FaultsNotice } from "../../../form/faults-notice.tsx";
import { entry, formDone, formFaults } from "../../../form/form-faults.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import type { Route } from "./+types/approvals-page";
import { ApprovalEntry } from "./approval-entry.tsx";
import { Limits } from "./limits.tsx";

/** Orders waiting for approval, and for administrators the amounts above which orders need approval. */
export const loader = pageLoader(async ({ context, language, url, session }) => {
  const page = Math.max(1, Math.floor(Number(url.searchParams.get("page")) || 1));
  const [list, book] = await Promise.all([
    callApi(context, language, customer.approvals, { page }),
    session?.isAdministrator ? callApi(context, language, customer.approvalRules, {}) : null,
  ]);
  return { list, book };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    return formDone(await runForm(visit, form));
  } catch (error) {
    return formFaults(error, form);
  }
});

/** Handles one of the page's forms. @returns the message to show */
async function runForm({ context, language }: Visit, form: FormData): Promise<string> {
  const intent = entry(form, "intent");
  if (intent === "end-limit") {
    await callApi(context, language, customer.endApprovalRule, { ruleId: Number(form.get("ruleId")) });
    return "removed";
  }
  if (intent === "add-limit") {
    const personIn = (name: string) => Number(entry(form, name)) || null;
    const aboveCents = centsIn(entry(form, "aboveCents")) as number;
    const limit = { aboveCents, userId: personIn("userId"), approverId: personIn("approverId") };
    await callApi(context, language, customer.addApprovalRule, limit);
    return "added";
  }
  const answer = entry(form, "answer");
  const approve = form.get("decision") === "approve";
  const decision = { approvalId: Number(form.get("approvalId")), approve, ...(answer && { answer }) };
  await callApi(context, language, customer.decideApproval, decision);
  return approve ? "approved" : "rejected";
}

export const meta = accountHead("approvals.title");

const dones = ["added", "removed", "approved", "rejected"] as const;

export default function ApprovalsPage({ loaderData: { list, book }, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const address = useAddress();
  const faults = actionData?.faults ?? null;
  const done = dones.find((one) => one === actionData?.done);
  const to = (page: number) => `${address("account/approvals")}${page > 1 ? `?page=${page}` : ""}`;
  return (
    <AccountFrame root={root} title={t("approvals.title")} lead={t("approvals.lead")} isWide>
      {faults?.intent === "end-limit" && <FaultsNotice faults={faults} />}
      {done && <Notice>{t(`approvals.done.${done}`)}</Notice>}
      {list.approvals.length === 0 && <p>{t("approvals.none")}</p>}
      {list.approvals.map((approval) => (
        <ApprovalEntry key={approval.approvalId} approval={approval} faults={faults} />
      ))}
      {list.pages > 1 && (
        <nav aria-label={t("approvals.pages")} className="mt-4 flex items-center gap-6 text-small">
          {list.page > 1 && (
            <a rel="prev" className="inline-flex min-h-11 items-center" href={to(list.page - 1)}>
              {t("approvals.newer")}
            </a>
          )}
          {list.page < list.pages && (
            <a rel="next" className="inline-flex min-h-11 items-center" href={to(list.page + 1)}>
              {t("approvals.older")}
            </a>
          )}
        </nav>
      )}
      {book && <Limits book={book} faults={faults} />}
    </AccountFrame>
  );
}
