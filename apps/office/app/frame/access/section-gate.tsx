import { Link, Outlet, useLocation, useMatches } from "react-router";
import { useText } from "../../i18n/text.ts";
import { PageHeading } from "../page-heading.tsx";
import { sections } from "../sections.ts";
import { useStaff } from "../staff.ts";
import { type Access, refusalOf } from "./page-access.ts";

/** The page, or why the user has no access to it: some pages render before they make a call that could be refused. */
export function SectionGate() {
  const t = useText();
  const staff = useStaff();
  const { pathname } = useLocation();
  const access = useMatches().at(-1)?.handle as Access | undefined;
  const refusal = access ? refusalOf(access, staff) : null;
  if (refusal === null) return <Outlet />;
  const section = sections.flat().find(({ path }) => path !== "/" && `${pathname}/`.startsWith(`${path}/`));
  return (
    <div className="fault">
      <PageHeading title={t(section?.label ?? "fault.title")} />
      <p role="alert">{t(refusal)}</p>
      <Link to="/">{t("fault.toToday")}</Link>
    </div>
  );
}
