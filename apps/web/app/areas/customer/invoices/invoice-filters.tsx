import { invoiceStatuses } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { type InvoicesChoices, writeInvoicesChoices } from "./invoices-address.ts";

interface Props {
  choices: InvoicesChoices;
  branches: { id: number; name: string }[];
}

/** Status, search and branch: links and a plain form, which applies a choice immediately once its script has loaded. */
export function InvoiceFilters({ choices, branches }: Props) {
  const t = useText();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => submit(changed);
  useEarlyChoices(form, apply);
  const path = useAddress()("account/invoices");
  const to = (status: InvoicesChoices["status"]) => {
    const query = writeInvoicesChoices({ ...choices, status, age: null, page: 1 });
    return query ? `${path}?${query}` : path;
  };
  return (
    <div className="invoice-tools">
      <nav aria-label={t("invoices.status")} className="order-statuses">
        {invoiceStatuses.map((status) => (
          <a key={status} href={to(status)} aria-current={status === choices.status ? "true" : undefined}>
            {t(`invoices.status.${status}`)}
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself */}
      <form
        ref={form}
        method="get"
        action={path}
        role="search"
        className="order-filters invoice-search"
        onChange={({ target, currentTarget }) => {
          if ((target as unknown as HTMLInputElement).name !== "search") void apply(currentTarget);
        }}
      >
        {choices.status !== "open" && <input type="hidden" name="status" value={choices.status} />}
        {choices.age && <input type="hidden" name="age" value={choices.age} />}
        {choices.sort !== "due" && <input type="hidden" name="sort" value={choices.sort} />}
        <div className="order-search flex min-w-0 flex-1">
          <input
            key={choices.search}
            type="search"
            name="search"
            defaultValue={choices.search}
            maxLength={80}
            aria-label={t("invoices.search")}
            placeholder={t("invoices.search")}
            className="min-h-11 w-full min-w-0 border border-ink-soft bg-paper px-3"
          />
          <button type="submit" className="flex size-11 shrink-0 items-center justify-center border border-ink-soft border-l-0 bg-paper">
            <Icon of={Search} />
            <span className="sr-only">{t("invoices.find")}</span>
          </button>
        </div>
        {branches.length > 1 && (
          <Select key={choices.branch} name="branch" aria-label={t("invoices.branch")} defaultValue={choices.branch ?? ""}>
            <option value="">{t("invoices.allBranches")}</option>
            {branches.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </form>
    </div>
  );
}
