import { Link } from "react-router";
import { useText } from "../i18n/text.ts";
import { PageHeading } from "./page-heading.tsx";

export function MissingPage() {
  const t = useText();
  return (
    <div className="fault">
      <PageHeading title={t("fault.notFound")} />
      <p>{t("fault.noPage")}</p>
      <Link to="/">{t("fault.toToday")}</Link>
    </div>
  );
}
