import "../../account/words.ts";
import "../../checkout/words.ts";
import "../../checkout/checkout.css";
import { customer } from "@azulejo/contract";
import type { SavedPayment } from "@azulejo/contract/areas/customer.ts";
import { Button, ButtonLink } from "@azulejo/ui/button.tsx";
import { redirect, useNavigation } from "react-router";
import { FaultsNotice } from "../../../form/faults-notice.tsx";
import { Form } from "../../../form/form.tsx";
import { entry, formFaults } from "../../../form/form-faults.server.ts";
import { readInput } from "../../../form/read-input.server.ts";
import { useText } from "../../../i18n/text.ts";
import { callApi } from "../../../request/api.server.ts";
import { leaveNotice } from "../../../request/flash.server.ts";
import { Link } from "../../../routing/link.tsx";
import { pageAction, pageLoader } from "../../../routing/page-loader.server.ts";
import { useAddress } from "../../../routing/use-address.ts";
import type { Visit } from "../../../routing/visit.ts";
import { useShellData } from "../../../shell/shell-data.ts";
import { AccountFrame } from "../../account/frame/account-frame.tsx";
import { accountHead } from "../../account/frame/account-head.ts";
import { cardBrand } from "../../checkout/card-brand.ts";
import type { Route } from "./+types/saved-payments-page";
import { CardNameForm } from "./card-name-form.tsx";
import { NewCardForm } from "./new-card-form.tsx";

/** `?edit=new` opens the form for another card, `?edit={id}` the one for a card's name. */
export const loader = pageLoader(async ({ context, language, url }) => {
  const cards = await callApi(context, language, customer.savedPayments, {});
  const requested = url.searchParams.get("edit");
  const setup = requested === "new" ? await callApi(context, language, customer.savedPaymentForm, {}) : null;
  return { cards, setup, renamed: cards.find((one) => String(one.id) === requested) ?? null };
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

/** The page's forms, each with the message that follows it. */
const forms: Record<string, (visit: Visit, form: FormData) => Promise<`account.notice.${string}`>> = {
  add: async ({ context, language }, form) => {
    const input = readInput(customer.confirmSavedPayment, form);
    await callApi(context, language, customer.confirmSavedPayment, input, { idempotencyKey: `${input.setupId}:confirm` });
    return "account.notice.cardSaved";
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
  const { cards, setup, renamed } = loaderData;
  const faults = actionData?.faults ?? null;
  return (
    <AccountFrame root={root} title={t("customer.cards")} lead={t("customer.cardsLead")}>
      {setup && <NewCardForm key={setup.clientSecret} setup={setup} faults={faults} />}
      {renamed && <CardNameForm key={renamed.id} card={renamed} faults={faults} />}
      {!setup && !renamed && (
        <>
          <FaultsNotice faults={faults} />
          {cards.length === 0 && <p>{t("customer.cardsEmpty")}</p>}
          <ul className="divide-y divide-joint border-y border-joint empty:hidden">
            {cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </ul>
          <p>
            <ButtonLink href={`${address("account/payments")}?edit=new`} look="quiet">
              {t("customer.cardAdd")}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Card({ card }: { card: SavedPayment }) {
  const t = useText();
  const { id, name, brand, last4, expMonth, expYear, expired, preferred } = card;
  const label = t("payment.savedCard", { brand: cardBrand(brand), last4 });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name || label}</p>
        {name && <p className="text-small">{label}</p>}
        <p className={`text-small ${expired ? "text-clay" : "text-ink-soft"}`}>
          {t(expired ? "payment.expired" : "payment.expires", { month: expMonth, year: expYear })}
          {preferred && ` · ${t("customer.preferred")}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-2 text-small">
        {!preferred && !expired && <CardButton intent="prefer" id={id} label={t("customer.cardMakeDefault")} card={label} />}
        <Link to={`?edit=${id}`} className="inline-flex min-h-6 items-center font-medium">
          {t("customer.cardRename")}
          <span className="sr-only"> {label}</span>
        </Link>
        <CardButton intent="remove" id={id} label={t("customer.remove")} card={label} />
      </div>
    </li>
  );
}

function CardButton({ intent, id, label, card }: { intent: string; id: number; label: string; card: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" name="id" value={id} look="plain" disabled={busy}>
        {label}
        <span className="sr-only"> {card}</span>
      </Button>
    </Form>
  );
}
