import type { StaffRight } from "@azulejo/contract";
import { Button } from "@azulejo/ui/button.tsx";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { FactsLine } from "../../../frame/ledger/facts-line.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useMay } from "../../../frame/staff.ts";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { SettingsPages } from "../settings-pages.tsx";
import "./status.css";

type Status = CallValue<"shopStatus">;
type Check = Status["checks"][number];
type Code = Check["code"];

export const loader = ({ request }: LoaderFunctionArgs) => load("shopStatus", {}, request);

/** The checks of the first group; all others are in the second. */
const selling: readonly Code[] = ["orders", "payments", "stock"];

/** The pages where staff find more about a check, with the right that each needs. */
const pages: Partial<Record<Code, { to: string; label: MessageKey; right: StaffRight }>> = {
  payments: { to: "/money", label: "section.money", right: "payments.read" },
  stock: { to: "/reports/stock", label: "reports.stock", right: "reports.read" },
  webhooks: { to: "/settings/webhooks", label: "webhooks.title", right: "settings.write" },
  books: { to: "/money/check", label: "books.check", right: "payments.read" },
};

const needsAttention = ({ state }: Check): boolean => state === "warning" || state === "failing";
const troubles = ({ checks }: Status): number => checks.filter(needsAttention).length;

/** Whether the shop is selling and well, and what to do about what isn't. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const { moment } = useFormats();
  const { revalidate, state } = useRevalidator();
  const status = useLoaderData<typeof loader>();
  const again = async () => {
    await revalidate();
    announce(t("status.checkedAgain", { count: troubles(status) }));
  };
  const actions = (
    <Button type="button" look="tool" disabled={state !== "idle"} onClick={() => void again()}>
      {t("status.again")}
    </Button>
  );
  const groups: [name: MessageKey, checks: Check[]][] = [
    ["status.group.selling", status.checks.filter(({ code }) => selling.includes(code))],
    ["status.group.well", status.checks.filter(({ code }) => !selling.includes(code))],
  ];
  return (
    <>
      <PageHeading title={t("status.title")} actions={actions} />
      <SettingsPages />
      <p className={troubles(status) > 0 ? "page-text warn" : "page-text"}>{t("status.summary", { count: troubles(status) })}</p>
      <FactsLine
        facts={[
          [t("status.at"), moment(status.at)],
          [t("status.version"), status.version],
          [t("status.databaseVersion"), status.databaseVersion],
        ]}
      />
      {groups.map(([name, checks]) => (
        <section key={name} aria-labelledby={name}>
          <div className="bar-heading">
            <h2 id={name}>{t(name)}</h2>
          </div>
          <ul className="status-checks">
            {checks.map((check) => (
              <StatusRow key={check.code} check={check} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** One check: its state, its sentence, and what to do unless it is good. */
function StatusRow({ check }: { check: Check }) {
  const t = useText();
  const may = useMay();
  const { moment, figure, list } = useFormats();
  const { code, state, count, total, at, names } = check;
  const page = pages[code];
  const says = t(`status.${code}.says`, {
    count: count ?? 0,
    total: total ?? 0,
    megabytes: count === null ? "none" : figure(count),
    at: at === null ? "none" : moment(at),
    names: list(names),
  });
  return (
    <li className={`status-check is-${state}`}>
      <h3>{t(`status.${code}`)}</h3>
      <p className="status-state">{t(`status.state.${state}`)}</p>
      <div>
        <p>{says}</p>
        {state !== "good" && <p className="soft">{t(`status.${code}.todo`)}</p>}
        {named.includes(code) && names.length > 0 && <p className="soft">{t("status.forSupport", { names: names.join(", ") })}</p>}
        {page && may(page.right) && (
          <p>
            <Link to={page.to}>{t("status.open", { page: t(page.label) })}</Link>
          </p>
        )}
      </div>
    </li>
  );
}

/** Checks whose names are codes, which only support needs. */
const named: readonly Code[] = ["given_up", "jobs", "taxes"];
