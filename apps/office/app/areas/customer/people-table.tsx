import type { OfficePerson } from "@azulejo/contract/areas/office/people.ts";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useText, useTextOr } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";

interface Props {
  caption: string;
  people: readonly OfficePerson[];
  /** Omits the business, because the page is about it. */
  isOfBusiness?: boolean;
}

/** People who have an account. */
export function PeopleTable({ caption, people, isOfBusiness = false }: Props) {
  const t = useText();
  const wordOf = useTextOr();
  const { moment } = useFormats();
  const columns: Column<OfficePerson>[] = [
    {
      label: t("people.name"),
      cell: ({ accountId, firstName, lastName, email }) => (
        <Link to={`/people/${accountId}`}>{`${firstName} ${lastName}`.trim() || email}</Link>
      ),
    },
    { label: t("people.email"), cell: ({ email }) => email },
    { label: t("people.phone"), phone: "end", cell: ({ phone }) => phone ?? "—" },
    ...(isOfBusiness
      ? []
      : [
          { label: t("customers.type"), cell: ({ type }: OfficePerson) => wordOf(`customerType.${type}`, type) },
          {
            label: t("people.business"),
            phone: "plain" as const,
            cell: ({ business, customerId }: OfficePerson) =>
              customerId === null ? "—" : <Link to={`/customers/${customerId}`}>{business}</Link>,
          },
        ]),
    { label: t("people.roles"), cell: ({ roles }) => roles.map((role) => wordOf(`role.${role}`, role)).join(", ") || "—" },
    { label: t("people.since"), phone: "none", cell: ({ createdAt }) => moment(createdAt) },
    {
      label: t("people.state"),
      phone: "state",
      cell: ({ isBlocked }) => (isBlocked ? <span className="warn">{t("lock.locked")}</span> : t("people.active")),
    },
  ];
  return <Ledger caption={caption} columns={columns} rows={people} keyOf={({ accountId }) => accountId} />;
}
