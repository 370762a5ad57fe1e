import { Outlet, useLocation } from "react-router";
import { useText } from "../i18n/text.ts";
import { PageHeading } from "./page-heading.tsx";
import { sections } from "./sections.ts";
import { useMay } from "./staff.ts";

/** The page, or why the user's role has no access to its section: some pages render before they make a call that could be refused. */
export function SectionGate() {
  const t = useText();
  const may = useMay();
  const { pathname } = useLocation();
  const section = sections.flat().find(({ path }) => path === pathname);
  if (!section || section.right === null || may(section.right)) return <Outlet />;
  return (
    <div className="fault">
      <PageHeading title={t(section.label)} />
      <p role="alert">{t("fault.noSection")}</p>
    </div>
  );
}
