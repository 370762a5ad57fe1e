import { orderRanges } from "@azulejo/contract/areas/customer/order-filters.ts";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { useText } from "../../../i18n/text.ts";
import { ListSearch } from "../figures/list-search.tsx";
import type { OrdersChoices } from "./orders-address.ts";

const HALF_A_YEAR = 180;

interface Props {
  choices: OrdersChoices;
  branches: { id: number; name: string }[];
  path: string;
}

/** Search, branch and date range: a plain form, which applies a choice immediately once its script has loaded. */
export function OrderFilters({ choices, branches, path }: Props) {
  const t = useText();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const apply = (changed: HTMLFormElement) => submit(changed);
  useEarlyChoices(form, apply);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form can be the landmark itself
    <form
      ref={form}
      method="get"
      action={path}
      role="search"
      className="order-filters"
      onChange={({ target, currentTarget }) => {
        if ((target as unknown as HTMLInputElement).name !== "search") void apply(currentTarget);
      }}
    >
      {choices.status !== "all" && <input type="hidden" name="status" value={choices.status} />}
      {choices.sort !== "newest" && <input type="hidden" name="sort" value={choices.sort} />}
      <ListSearch of="orders" choices={choices} branches={branches} />
      <Select key={choices.days} name="days" aria-label={t("orders.range")} defaultValue={choices.days}>
        {orderRanges.map((days) => (
          <option key={days} value={days}>
            {days === 0 ? t("orders.allTime") : days === HALF_A_YEAR ? t("orders.halfYear") : t("orders.days", { days })}
          </option>
        ))}
      </Select>
    </form>
  );
}
