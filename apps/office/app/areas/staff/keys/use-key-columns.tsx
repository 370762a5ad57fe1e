import { Button } from "@azulejo/ui/button.tsx";
import type { Column } from "../../../frame/ledger/ledger.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Choices } from "../role-fields.tsx";
import { useStoresWords } from "../use-stores-words.ts";
import type { Key, KeyAction } from "./key.ts";

const actions = ["change", "rotate", "revoke"] as const;

export function useKeyColumns(stores: Choices["stores"], onAction: (key: Key, action: KeyAction) => void): Column<Key>[] {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const storesOf = useStoresWords({ stores });
  const lastUse = ({ secrets }: Key): string => {
    const [last] = secrets.flatMap(({ usedAt, usedFrom }) => (usedAt ? [{ usedAt, usedFrom }] : [])).sort(newestFirst);
    return last ? t("apiKeys.lastUseFrom", { when: moment(last.usedAt), address: last.usedFrom ?? "" }) : t("apiKeys.never");
  };
  return [
    {
      label: t("apiKeys.name"),
      cell: ({ keyId, name, createdBy }) => <Named name={name} note={t("apiKeys.number", { keyId, createdBy })} />,
    },
    { label: t("staff.role"), cell: ({ role }) => role?.name[language] ?? "—" },
    { label: t("staff.stores"), cell: (one) => storesOf(one.stores) },
    { label: t("apiKeys.addresses"), cell: ({ addresses }) => addresses.join(", ") || t("apiKeys.anywhere") },
    { label: t("apiKeys.expires"), cell: ({ expiresAt }) => (expiresAt ? moment(expiresAt) : t("apiKeys.noEnd")) },
    {
      label: t("apiKeys.secret"),
      cell: ({ secrets }) =>
        secrets.map(({ hint, endsAt }) => (endsAt ? t("apiKeys.secretEnds", { hint, when: moment(endsAt) }) : `…${hint}`)).join("; ") ||
        "—",
    },
    { label: t("apiKeys.lastUse"), cell: lastUse },
    {
      label: t("apiKeys.state"),
      cell: ({ state }) => (state === "active" ? t("apiKeys.state.active") : <span className="warn">{t(`apiKeys.state.${state}`)}</span>),
    },
    {
      label: t("apiKeys.actions"),
      cell: (key) =>
        key.mayChange &&
        key.state === "active" &&
        actions.map((action) => (
          <Button key={action} type="button" look="quiet" onClick={() => onAction(key, action)}>
            {t(`apiKeys.${action}`)}
          </Button>
        )),
    },
  ];
}

const newestFirst = (one: { usedAt: string }, other: { usedAt: string }): number => other.usedAt.localeCompare(one.usedAt);

const Named = ({ name, note }: { name: string; note: string }) => (
  <span>
    {name}
    <small>{note}</small>
  </span>
);
