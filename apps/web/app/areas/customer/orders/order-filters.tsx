import { orderRanges } from "@azulejo/contract/areas/customer/order-filters.ts";
import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useRef } from "react";
import { useSubmit } from "react-router";
import { useEarlyChoices } from "../../../form/use-early-choices.ts";
import { useText } from "../../../i18n/text.ts";
import type { OrdersChoices } from "./orders-address.ts";

const HALF_A_YEAR = 180;

interface Props {
  choices: OrdersChoices;
  branches: { id: number; name: string }[];
  path: string;
}

/** Search, branch and range: a plain form, which applies a choice immediately once its script has loaded. */
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
      <div className="order-search flex min-w-0 flex-1">
        <input
          key={choices.search}
          type="search"
          name="search"
          defaultValue={choices.search}
          maxLength={80}
          aria-label={t("orders.search")}
          placeholder={t("orders.search")}
          className="min-h-11 w-full min-w-0 border border-ink-soft bg-paper px-3"
        />
        <button type="submit" className="flex size-11 shrink-0 items-center justify-center border border-ink-soft border-l-0 bg-paper">
          <Icon of={Search} />
          <span className="sr-only">{t("orders.find")}</span>
        </button>
      </div>
      {branches.length > 1 && (
        <Select key={choices.branch} name="branch" aria-label={t("orders.branch")} defaultValue={choices.branch ?? ""}>
          <option value="">{t("orders.allBranches")}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
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
