import { Notice } from "@azulejo/ui/notice.tsx";
import { Select } from "@azulejo/ui/select.tsx";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { load } from "../../../call/load.ts";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { StaffPages } from "../staff-pages.tsx";

type Figure = CallValue<"parallelRun">["figures"][number];

export function loader({ request }: LoaderFunctionArgs) {
  const source = new URL(request.url).searchParams.get("source");
  return load("parallelRun", source ? { source } : {}, request);
}

/** The figures of the former system beside the shop's own, day by day. */
export function Component() {
  const t = useText();
  const navigate = useNavigate();
  const { day, figure, money } = useFormats();
  const { sources, source, agreeingDays, agreesSince, figures } = useLoaderData<typeof loader>();
  const shown = (of: Figure["figure"], amount: number) => (of === "order-count" ? figure(amount) : money(amount));
  return (
    <ListPage
      title={t("parallelRun.title")}
      pages={<StaffPages />}
      above={
        source !== null && (
          <div className="page-text stack">
            {sources.length > 1 && (
              <Select
                aria-label={t("moveIn.source")}
                value={source}
                onChange={({ currentTarget }) => void navigate(`?source=${encodeURIComponent(currentTarget.value)}`)}
              >
                {sources.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            <Notice kind="status">
              {agreesSince === null
                ? t("parallelRun.differs", { source })
                : t("parallelRun.agrees", { source, count: agreeingDays, day: day(agreesSince) })}
            </Notice>
          </div>
        )
      }
      columns={[
        { label: t("parallelRun.day"), cell: (row) => day(row.day) },
        { label: t("parallelRun.figure"), cell: (row) => t(`parallelRun.figure.${row.figure}`) },
        { label: t("parallelRun.place"), cell: ({ place }) => place || t("parallelRun.allPlaces") },
        { label: t("parallelRun.theirs"), isFigure: true, cell: (row) => shown(row.figure, row.theirs) },
        { label: t("parallelRun.ours"), isFigure: true, cell: (row) => shown(row.figure, row.ours) },
        {
          label: t("parallelRun.difference"),
          isFigure: true,
          phone: "end",
          cell: ({ figure: of, theirs, ours }) =>
            theirs === ours ? t("parallelRun.none") : <span className="warn">{shown(of, ours - theirs)}</span>,
        },
      ]}
      rows={figures}
      keyOf={(row) => `${row.day} ${row.figure} ${row.place}`}
      none={{ title: t("parallelRun.empty"), hint: t("parallelRun.emptyHint") }}
    />
  );
}
