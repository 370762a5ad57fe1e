import "virtual:words/account+customer";
import "virtual:words/bag+checkout";
import "virtual:words/bank";
import "../../checkout/checkout.css";
import { customer } from "@azulejo/contract";
import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import type { ReactNode } from "react";
import { redirect, useNavigation } from "react-router";
import { FaultsNotice } from "../../../form/faults-notice.tsx";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { MANDATE_FIELD } from "../../checkout/bank/mandate-field.ts";
import { useSavedWords } from "../../checkout/card/saved-words.ts";
import type { Route } from "./+types/saved-payments-page";
import { NewAccountForm } from "./new-account-form.tsx";
import { NewCardForm } from "./new-card-form.tsx";
import { SavedNameForm } from "./saved-name-form.tsx";

/** `?edit=new` opens the form for another card, `?edit=bank` for a bank account, `?edit={id}` for a name. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const saved = await callApi(context, language, customer.savedPayments, {});
  const requested = url.searchParams.get("edit");
  const setup = requested === "new" ? await callApi(context, language, customer.savedPaymentForm, {}) : null;
  const account = requested === "bank" ? await callApi(context, language, customer.bankAccountForm, {}) : null;
  return { saved, setup, account, renamed: saved.find((one) => String(one.id) === requested) ?? null };
});

export const action = pageAction(async (visit) => {
  const form = await visit.request.formData();
  const run = forms[entry(form, "intent")];
  if (!run) throw visit.notFound();
  try {
    leaveNotice(visit.context, await run(visit, form));
  } catch (error) {
    return formFaults(error, form);
  }
  throw redirect(visit.address("account/payments"));
});

/** The page's forms, each with its success message. */
const forms: Record<string, (visit: Visit, form: FormData) => Promise<`account.notice.${string}`>> = {
  add: async ({ context, language }, form) => {
    const input = readInput(customer.confirmSavedPayment, form);
    await callApi(context, language, customer.confirmSavedPayment, input, { idempotencyKey: `${input.setupId}:confirm` });
    return "account.notice.cardSaved";
  },
  addAccount: async ({ context, language }, form) => {
    const mandateVersion = entry(form, MANDATE_FIELD);
    const input = { ...readInput(customer.saveBankAccount, form, ["paymentMethodId", "name", "preferred"]), mandateVersion };
    const { verifying } = await callApi(context, language, customer.saveBankAccount, input, {
      idempotencyKey: `${input.paymentMethodId}:save`,
    });
    return verifying ? "account.notice.accountVerifying" : "account.notice.accountSaved";
  },
  rename: async ({ context, language }, form) => {
    await callApi(context, language, customer.changeSavedPayment, { id: Number(entry(form, "id")), name: entry(form, "name") });
    return "account.notice.cardRenamed";
  },
  prefer: async ({ context, language }, form) => {
    await callApi(context, language, customer.changeSavedPayment, { id: Number(entry(form, "id")), preferred: true });
    return "account.notice.cardPreferred";
  },
  remove: async ({ context, language }, form) => {
    await callApi(context, language, customer.removeSavedPayment, { id: Number(entry(form, "id")) });
    return "account.notice.cardRemoved";
  },
};

export const meta = accountHead("customer.cards");

export default function SavedPaymentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const address = useAddress();
  const root = useShellData();
  const { saved, setup, account, renamed } = loaderData;
  const faults = actionData?.faults ?? null;
  const isEmpty = saved.length === 0;
  const addCard = (
    <ButtonLink key="card" href={`${address("account/payments")}?edit=new`} look={isEmpty ? "primary" : "quiet"}>
      {t("customer.cardAdd")}
    </ButtonLink>
  );
  const addAccount = (
    <ButtonLink key="account" href={`${address("account/payments")}?edit=bank`} look="quiet">
      {t("customer.accountAdd")}
    </ButtonLink>
  );
  return (
    <AccountFrame root={root} title={t("customer.cards")} lead={t("customer.cardsLead")}>
      {setup && <NewCardForm key={setup.clientSecret} setup={setup} faults={faults} />}
      {account && <NewAccountForm setup={account} faults={faults} />}
      {renamed && <SavedNameForm key={renamed.id} payment={renamed} faults={faults} />}
      {!setup && !account && !renamed && (
        <>
          <FaultsNotice faults={faults} />
          <ul className="divide-y divide-joint border-y border-joint empty:hidden">
            {saved.map((one) => (
              <Saved key={one.id} payment={one} />
            ))}
          </ul>
          {isEmpty ? (
            <NothingSaved addCard={addCard} addAccount={addAccount} />
          ) : (
            <p className="flex flex-wrap gap-3">{[addCard, addAccount]}</p>
          )}
        </>
      )}
    </AccountFrame>
  );
}

/** The ways to pay that can be saved, each with what it is good for. */
function NothingSaved({ addCard, addAccount }: { addCard: ReactNode; addAccount: ReactNode }) {
  const t = useText();
  return (
    <>
      <p>{t("customer.cardsEmpty")}</p>
      <ul className="wall sm:grid-cols-2">
        {[
          { title: t("customer.cardTitle"), line: t("customer.cardLine"), act: addCard },
          { title: t("customer.accountTitle"), line: t("customer.accountLine"), act: addAccount },
        ].map(({ title, line, act }) => (
          <li key={title} className="flex flex-col items-start gap-2 p-6">
            <h2 className="text-lead">{title}</h2>
            <p className="mb-3 grow text-ink-soft">{line}</p>
            {act}
          </li>
        ))}
      </ul>
    </>
  );
}

function Saved({ payment }: { payment: SavedPayment }) {
  const t = useText();
  const { label: labelOf, note } = useSavedWords();
  const { id, name, expired, verifying, preferred } = payment;
  const label = labelOf(payment);
  const notes = [note(payment), preferred ? t("customer.preferred") : ""].filter(Boolean);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name || label}</p>
        {name && <p className="text-small">{label}</p>}
        <p className={`text-small ${expired ? "text-clay" : "text-ink-soft"}`}>{notes.join(", ")}</p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-small">
        {!preferred && !expired && !verifying && <SavedButton intent="prefer" id={id} label={t("customer.cardMakeDefault")} of={label} />}
        <a href={`?edit=${id}`} className="inline-flex min-h-6 items-center font-medium">
          {t("customer.cardRename")}
          <span className="sr-only"> {label}</span>
        </a>
        <SavedButton intent="remove" id={id} label={t("customer.remove")} of={label} />
      </div>
    </li>
  );
}

function SavedButton({ intent, id, label, of }: { intent: string; id: number; label: string; of: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" name="id" value={id} look="plain" disabled={busy}>
        {label}
        <span className="sr-only"> {of}</span>
      </Button>
    </form>
  );
}
