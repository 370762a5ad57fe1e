import { account } from "@azulejo/contract";
import { redirect } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../frame/account-frame.tsx";
import { accountHead } from "../frame/account-head.ts";
import { Passkeys } from "../passkey/passkeys.tsx";
import type { Route } from "./+types/security-page";
import { type CodeSetup, setupIn, showSetup } from "./code-setup.server.ts";
import { Codes } from "./codes.tsx";
import { Sessions } from "./sessions.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";

export const loader = pageLoader(async ({ context, language }) => {
  const [ways, passkeys, sessions] = await Promise.all([
    callApi(context, language, account.checkLocalCredentialSetup, {}),
    callApi(context, language, account.listPasskeys, {}),
    callApi(context, language, account.listSessions, {}),
  ]);
  return { ways, passkeys, sessions };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const run = forms[entry(form, "intent")];
  if (!run) throw visit.notFound();
  try {
    return { faults: null, ...(await run(visit, form)) };
  } catch (error) {
    const refused = formFaults(error, form);
    return { ...refused, data: { ...nothing, faults: refused.data.faults, setup: setupIn(form) } };
  }
});

interface Outcome {
  /** A new authenticator secret that hasn't been confirmed with a correct code yet. */
  setup: CodeSetup | null;
  /** Shown only once. */
  recoveryCodes: string[];
  /** The name of a new passkey whose form was submitted before its scripts ran. */
  earlyName: string | null;
}

const nothing: Outcome = { setup: null, recoveryCodes: [], earlyName: null };
const codeIn = (form: FormData) => readInput(account.confirmSecondFactor, form, ["code"]);

/** Handles the page's forms. Changes to the account redirect back to the page, so that reloading it sends nothing twice. */
const forms: Record<string, (visit: Visit, form: FormData) => Promise<Outcome>> = {
  "codes-start": async ({ context, language }, form) => {
    const input = readInput(account.startSecondFactor, form, ["password"]);
    const { secret, address } = await callApi(context, language, account.startSecondFactor, input);
    return { ...nothing, setup: showSetup(secret, address) };
  },
  "codes-confirm": async ({ context, language }, form) => {
    const { recoveryCodes } = await callApi(context, language, account.confirmSecondFactor, codeIn(form));
    return { ...nothing, recoveryCodes };
  },
  "codes-off": async (visit, form) => {
    await callApi(visit.context, visit.language, account.removeSecondFactor, codeIn(form));
    return backWith(visit, "account.notice.codesOff");
  },
  // Only a script can create a passkey, so this form was sent before the scripts ran.
  "passkey-add": async (_, form) => ({ ...nothing, earlyName: entry(form, "passkeyName") }),
  "passkey-remove": async (visit, form) => {
    const password = entry(form, "password");
    await callApi(visit.context, visit.language, account.removePasskey, { id: entry(form, "id"), ...(password && { password }) });
    return backWith(visit, "account.notice.passkeyRemoved");
  },
  "session-end": async (visit, form) => {
    const id = entry(form, "id");
    const { ended } = await callApi(visit.context, visit.language, account.endSessions, id ? { id } : {});
    return backWith(visit, "account.notice.sessionsEnded", { count: ended });
  },
};

function backWith({ context, address }: Visit, notice: `account.notice.${string}`, values: Record<string, number> = {}): never {
  leaveNotice(context, notice, values);
  throw redirect(address("account/security"));
}

export const meta = accountHead("account.security.title");

export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const root = useShellData();
  const { ways, passkeys, sessions } = loaderData;
  const faults = actionData?.faults ?? null;
  return (
    <AccountFrame root={root} title={t("account.security.title")} lead={t("account.security.lead")}>
      <SignInMethods ways={ways} />
      <Passkeys passkeys={passkeys} faults={faults} earlyName={actionData?.earlyName ?? null} />
      <Codes ways={ways} setup={actionData?.setup ?? null} recoveryCodes={actionData?.recoveryCodes ?? []} faults={faults} />
      <Sessions sessions={sessions} faults={faults} />
    </AccountFrame>
  );
}
