import { invoiceStatuses } from "@azulejo/contract/areas/customer/invoice-filters.ts";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { useText } from "../../../i18n/text.ts";
import { useAddress } from "../../../routing/use-address.ts";
import { ListSearch } from "../figures/list-search.tsx";
import { ListHeadStyles } from "../orders/list-head-styles.tsx";
import { type InvoicesChoices, writeInvoicesChoices } from "./invoices-address.ts";

interface Props {
  choices: InvoicesChoices;
  branches: { id: number; name: string }[];
}

/** Status, search and branch filters: links and a plain form, which applies a choice immediately once its script has loaded. */
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
      <ListHeadStyles />
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
        <ListSearch of="invoices" choices={choices} branches={branches} />
      </form>
    </div>
  );
}
