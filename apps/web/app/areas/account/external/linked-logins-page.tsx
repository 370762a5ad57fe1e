import { account } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice, Rule } from "@azulejo/ui/notice.tsx";
import { redirect, useNavigation } from "react-router";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { day } from "../../../i18n/formats.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { CurrentPasswordField } from "../form/current-password-field.tsx";
import { AccountFrame } from "../frame/account-frame.tsx";
import { accountHead } from "../frame/account-head.ts";
import type { Route } from "./+types/linked-logins-page";
import { beginExternal } from "./begin.server.ts";
import { readProviders } from "./read-providers.server.ts";

export const loader = pageLoader(async (visit) => {
  const [linked, providers] = await Promise.all([
    callApi(visit.context, visit.language, account.linkedExternalLogins, {}),
    readProviders(visit),
  ]);
  return { linked, others: providers.filter(({ provider }) => !linked.some((one) => one.provider === provider)) };
});

export const action = pageAction(async (visit) => {
  const { request, context, language, address } = visit;
  const form = await request.formData();
  try {
    if (entry(form, "intent") === "link") throw await beginExternal(visit, form, address("account/linkedlogins"));
    const password = entry(form, "password");
    await callApi(context, language, account.removeExternalLogin, { provider: entry(form, "provider"), ...(password && { password }) });
    leaveNotice(context, "account.notice.unlinked");
    throw redirect(address("account/linkedlogins"));
  } catch (error) {
    return formFaults(error, form);
  }
});

export const meta = accountHead("account.linked.title");

export default function LinkedLoginsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const busy = useNavigation().state !== "idle";
  const { linked, others } = loaderData;
  const faults = actionData?.faults;
  return (
    <AccountFrame root={root} title={t("account.linked.title")} lead={t("account.linked.lead")}>
      {faults && (
        <Notice kind="alert">
          <p>{faults.messages.join(" ")}</p>
          {faults.code === "account_last_way_in" && (
            <p>
              <a href={address("account/changepassword")}>{t("account.change.first")}</a>
            </p>
          )}
        </Notice>
      )}
      {linked.length === 0 ? (
        <p>{t("account.linked.none")}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="intent" value="unlink" />
          {faults?.intent === "unlink" && <CurrentPasswordField faults={faults} id="unlink-password" />}
          <ul className="divide-y divide-joint border-y border-joint">
            {linked.map((login) => (
              <LinkedLogin key={login.provider} login={login} busy={busy} />
            ))}
          </ul>
        </form>
      )}
      {others.length > 0 && (
        <section className="max-w-md space-y-3">
          <Rule>{t("account.linked.add")}</Rule>
          <form method="post" className="space-y-3">
            <input type="hidden" name="intent" value="link" />
            {faults?.intent === "link" && <CurrentPasswordField faults={faults} id="link-password" />}
            {others.map(({ provider, name }) => (
              <Button key={provider} type="submit" name="provider" value={provider} look="quiet" className="w-full" disabled={busy}>
                {t("account.linked.link", { name })}
              </Button>
            ))}
          </form>
        </section>
      )}
    </AccountFrame>
  );
}

type Linked = Route.ComponentProps["loaderData"]["linked"][number];

/** A linked sign-in service, with the button that removes it. */
function LinkedLogin({ login: { provider, name, email, linkedAt, usedAt }, busy }: { login: Linked; busy: boolean }) {
  const t = useText();
  const { language } = useShellData();
  const on = (date: string) => day(date, language, "long");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="break-words text-small text-ink-soft">{email}</p>
        <p className="text-small text-ink-soft">
          {t("account.linked.since", { day: on(linkedAt) })}
          {usedAt && ` · ${t("account.usedOn", { day: on(usedAt) })}`}
        </p>
      </div>
      <Button type="submit" name="provider" value={provider} look="plain" disabled={busy}>
        {t("account.linked.remove")}
        <span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
