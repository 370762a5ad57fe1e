import type { StaffMember } from "@azulejo/contract/areas/office/staff/members.ts";
import { Link } from "react-router";
import { type Column, Ledger } from "../../frame/ledger/ledger.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { useText } from "../../i18n/text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import type { Choices } from "./role-fields.tsx";
import { useStoresWords } from "./use-stores-words.ts";

interface Props extends Pick<Choices, "stores"> {
  staff: readonly StaffMember[];
}

export function MembersTable({ staff, stores }: Props) {
  const t = useText();
  const language = useLanguage();
  const { moment } = useFormats();
  const storesOf = useStoresWords({ stores });
  const columns: Column<StaffMember>[] = [
    {
      label: t("staff.name"),
      cell: ({ staffId, name, email, isYou }) => (
        <span>
          <Link to={`/staff/${staffId}`}>{name || email}</Link>
          {isYou && <span className="soft"> · {t("staff.you")}</span>}
          <small>{email}</small>
        </span>
      ),
    },
    { label: t("staff.role"), phone: "end", cell: ({ role }) => role?.name[language] ?? t("staff.ownRights") },
    { label: t("staff.stores"), phone: "plain", cell: (one) => storesOf(one.stores) },
    { label: t("staff.lastSignIn"), phone: "plain", cell: ({ signedInAt }) => (signedInAt ? moment(signedInAt) : t("staff.never")) },
    { label: t("factor.second"), phone: "none", cell: (one) => (one.hasSecondFactor ? t("audit.yes") : t("factor.none")) },
    { label: t("staff.openSessions"), phone: "none", cell: ({ openSessions }) => openSessions, isFigure: true },
    {
      label: t("staff.state"),
      phone: "state",
      cell: ({ isBlocked }) => (isBlocked ? <span className="warn">{t("staff.blocked")}</span> : t("staff.active")),
    },
  ];
  return <Ledger caption={t("staff.title")} columns={columns} rows={staff} keyOf={({ staffId }) => staffId} />;
}
