import type { StaffRole } from "@azulejo/contract/areas/office/staff/roles.ts";
import { buttonClass } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { load } from "../../../call/load.ts";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { StaffPages } from "../staff-pages.tsx";
import { allRights } from "./right-groups.ts";

export const loader = ({ request }: LoaderFunctionArgs) => load("staffRoles", {}, request);

/** The roles, with the number of their rights and of the people who have them. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const { roles } = useLoaderData<typeof loader>();
  const columns: Column<StaffRole>[] = [
    { label: t("roles.name"), cell: ({ code, name }) => <Link to={`/staff/roles/${code}`}>{name[language]}</Link> },
    {
      label: t("roles.people"),
      cell: ({ people }) => people.map(({ name, email }) => name || email).join(", ") || "—",
    },
    {
      label: t("roles.rights"),
      phone: "state",
      cell: ({ rights }) => t("roles.rightsOf", { count: rights.length, all: allRights.length }),
      isFigure: true,
    },
  ];
  return (
    <>
      <PageHeading
        help="staff"
        title={t("roles.title")}
        actions={
          <Link to="/staff/roles/new" className={buttonClass("tool")}>
            {t("roles.new")}
          </Link>
        }
      >
        <span className="soft tabular">{t("roles.count", { count: roles.length })}</span>
      </PageHeading>
      <StaffPages />
      <Ledger caption={t("roles.title")} columns={columns} rows={roles} keyOf={({ code }) => code} />
    </>
  );
}
