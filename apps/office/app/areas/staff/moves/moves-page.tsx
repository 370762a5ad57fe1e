import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { Field } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { load } from "../../../call/load.ts";
import { CallDialog } from "../../../frame/pages/call-dialog.tsx";
import { ListPage } from "../../../frame/pages/list-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { StaffPages } from "../staff-pages.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => load("moveIns", {}, request);

/** Moves from other systems, and the form to start another one. */
export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const navigate = useNavigate();
  const { moves } = useLoaderData<typeof loader>();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListPage
      title={t("moveIn.title")}
      actions={
        <>
          <Link to="/staff/moves/compare" className={buttonClass("tool")}>
            {t("parallelRun.title")}
          </Link>
          <Button type="button" look="tool" onClick={() => setCreating(true)}>
            {t("moveIn.new")}
          </Button>
        </>
      }
      pages={<StaffPages />}
      columns={[
        { label: t("moveIn.source"), cell: ({ id, source }) => <Link to={`/staff/moves/${id}`}>{source}</Link> },
        { label: t("moveIn.state"), phone: "end", cell: ({ state }) => t(`moveIn.state.${state}`) },
        { label: t("moveIn.by"), cell: ({ by }) => by },
        { label: t("moveIn.at"), cell: ({ createdAt }) => moment(createdAt) },
        { label: t("moveIn.ended"), phone: "state", cell: ({ endedAt }) => endedAt && moment(endedAt) },
      ]}
      rows={moves}
      keyOf={({ id }) => id}
      none={{ title: t("moveIn.none"), hint: t("moveIn.noneHint") }}
    >
      {isCreating && (
        <CallDialog
          call="createMoveIn"
          title={t("moveIn.new")}
          confirm={t("moveIn.create")}
          inputOf={(form) => ({ source: String(form.get("source")).trim().toLowerCase() })}
          onDone={({ id }) => void navigate(`/staff/moves/${id}`)}
          onClose={() => setCreating(false)}
        >
          <p className="what-happens">{t("moveIn.newHappens")}</p>
          <Field
            name="source"
            label={t("moveIn.source")}
            hint={t("moveIn.sourceHint")}
            pattern="[a-z0-9](-?[a-z0-9])*"
            maxLength={40}
            required
            autoComplete="off"
            autoCapitalize="none"
          />
        </CallDialog>
      )}
    </ListPage>
  );
}
