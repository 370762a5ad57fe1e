import { account } from "@azulejo/contract";
import { redirect, redirectDocument } from "react-router";
import { formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { useText } from "../../../i18n/text.ts";
import { ApiError, callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { accountHead } from "../frame/account-head.ts";
import { EntryFrame } from "../frame/entry-frame.tsx";
import { returnPath } from "../return-to.server.ts";
import type { Route } from "./+types/external-page";
import { beginExternal } from "./begin.server.ts";
import { DetailsForm } from "./details-form.tsx";
import { LinkForm } from "./link-form.tsx";
import { keepAttempt, type OpenAttempt, readAttempt } from "./open-attempt.server.ts";
import { ProviderButtons } from "./provider-buttons.tsx";
import { readProviders } from "./read-providers.server.ts";
import { settle } from "./settle.server.ts";

export const loader = pageLoader(async (visit) => {
  const { request, context, address, session } = visit;
  const attempt = await readAttempt(request, context);
  const question = attempt?.question ?? null;
  if (session && !question) throw redirect(address("account/linkedlogins"));
  const providers = await readProviders(visit);
  const name = providers.find((one) => one.provider === question?.provider)?.name ?? question?.provider ?? "";
  return { providers, returnTo: returnPath(visit), question: question && { ...withoutTicket(question), name } };
});

/** Removes the ticket, which stays in a cookie that scripts can't read. */
const withoutTicket = ({ ticket: _, returnTo: __, ...shown }: NonNullable<OpenAttempt["question"]>) => shown;

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  try {
    if (form.get("intent") === "begin") throw await beginExternal(visit, form, returnPath(visit, form));
    throw await confirm(visit, form);
  } catch (error) {
    if (error instanceof ApiError && error.code === "account_link_invalid") throw await overdue(visit);
    return formFaults(error, form);
  }
});

/** Shows that the sign-in has expired: the service's response was already used or is too old. */
async function overdue({ context, address }: Visit): Promise<Response> {
  leaveNotice(context, "account.notice.rejected.expired", {}, "alert");
  return redirect(address("account/external"), { headers: { "set-cookie": await keepAttempt(context, null) } });
}

/** Sends the details that the page asked for. @throws ApiError */
async function confirm(visit: Visit, form: FormData): Promise<Response> {
  const { request, context, language, address } = visit;
  const attempt = await readAttempt(request, context);
  const question = attempt?.question;
  if (!attempt || !question?.ticket) return redirect(address("account/external"));
  const fields = question.needs === "details" ? details : link;
  const result = await callApi(context, language, account.externalLoginConfirmation, {
    ...readInput(account.externalLoginConfirmation, form, fields),
    ticket: question.ticket,
    binding: attempt.binding,
  });
  const { to, headers } = await settle(visit, attempt, result, question.needs === "details" ? "signed-up" : "user-logged-in");
  return redirectDocument(to, { headers });
}

const details = ["type", "email", "givenName", "surname", "company", "phone"] as const;
const link = ["password", "code", "captchaToken"] as const;

export const meta = accountHead("account.external.title");

export default function ExternalPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { question, providers, returnTo } = loaderData;
  const faults = actionData?.faults ?? null;
  if (question?.needs === "details") {
    return (
      <EntryFrame root={root} title={t("account.external.details")} lead={t("account.external.detailsLead", { name: question.name })}>
        <DetailsForm question={question} faults={faults} />
      </EntryFrame>
    );
  }
  if (question) {
    const step = question.needs === "code" ? "code" : "link";
    const lead = t(`account.external.${step}Lead`, { name: question.name, email: question.email ?? "" });
    return (
      <EntryFrame root={root} title={t(`account.external.${step}`)} lead={lead}>
        <LinkForm question={question} faults={faults} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame root={root} title={t("account.external.title")} lead={t("account.external.lead")}>
      {faults && <p role="alert">{faults.messages.join(" ")}</p>}
      <ProviderButtons providers={providers} returnTo={returnTo} />
      <p>
        <a href={`${address("account/login")}?returnTo=${encodeURIComponent(returnTo)}`}>{t("account.external.otherwise")}</a>
      </p>
    </EntryFrame>
  );
}
