import { Icon, Search } from "@azulejo/ui/icon.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { useText } from "../../../i18n/text.ts";

interface Props {
  of: "orders" | "invoices";
  choices: { search: string; branch: number | null };
  branches: readonly { id: number; name: string }[];
}

/** The search field and the branch of a list of orders or invoices. */
export function ListSearch({ of, choices: { search, branch }, branches }: Props) {
  const t = useText();
  return (
    <>
      <div className="order-search flex min-w-0 flex-1">
        <input
          key={search}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={80}
          aria-label={t(`${of}.search`)}
          placeholder={t(`${of}.search`)}
          className="min-h-11 w-full min-w-0 border border-ink-soft bg-paper px-3"
        />
        <button type="submit" className="flex size-11 shrink-0 items-center justify-center border border-ink-soft border-l-0 bg-paper">
          <Icon of={Search} />
          <span className="sr-only">{t(`${of}.find`)}</span>
        </button>
      </div>
      {branches.length > 1 && (
        <Select key={branch} name="branch" aria-label={t(`${of}.branch`)} defaultValue={branch ?? ""}>
          <option value="">{t(`${of}.allBranches`)}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
