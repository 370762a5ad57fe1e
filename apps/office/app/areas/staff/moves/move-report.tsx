import type { MoveIn, OfficeMoveInSummary } from "@azulejo/contract/areas/office/move-ins.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { useText, useTextOr } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { CreatePlaces } from "../../catalog/imports/create-places.tsx";

interface Props {
  move: MoveIn;
  onSaveRejects(): void;
  /** Called once the shop has the stores that it lacked. */
  onStoresCreated(): void;
}

/** The results of a check or a move: counts by kind, totals that differ, and rejected rows. */
export function MoveReport({ move, onSaveRejects, onStoresCreated }: Props) {
  const t = useText();
  const textOr = useTextOr();
  const { figure } = useFormats();
  const { summary, state, signedBy } = move;
  if (!summary) return null;
  return (
    <>
      <PagePart title={t(state === "checked" ? "moveIn.wouldChange" : "moveIn.hasChanged")}>
        <Ledger
          caption={t("moveIn.counts")}
          rows={summary.counts}
          keyOf={({ kind }) => kind}
          columns={[
            { label: t("moveIn.records"), cell: ({ kind }) => textOr(`moveIn.kind.${kind}`, kind) },
            { label: t("moveIn.created"), isFigure: true, cell: ({ created }) => figure(created) },
            { label: t("moveIn.changed"), isFigure: true, cell: ({ changed }) => figure(changed) },
            { label: t("moveIn.unchanged"), isFigure: true, cell: ({ unchanged }) => figure(unchanged) },
            { label: t("moveIn.removed"), isFigure: true, cell: ({ removed }) => figure(removed) },
            { label: t("moveIn.rejected"), isFigure: true, cell: ({ rejected }) => figure(rejected) },
          ]}
        />
        <ul className="plain-list page-text text-small">
          {summary.exports.map(({ file, title }) => (
            <li key={file}>{t("moveIn.export", { file, title })}</li>
          ))}
          {summary.unread.length > 0 && <li>{t("moveIn.unread", { files: summary.unread.join(" · ") })}</li>}
          {summary.kept.map(({ field, rows }) => (
            <li key={field}>{t("moveIn.kept", { what: textOr(`settings.shopField.${field}`, field), count: rows })}</li>
          ))}
          {summary.removed.map(({ kind, ids }) => (
            <li key={kind} className="break-all">
              {t("moveIn.removedRows", { kind: textOr(`moveIn.kind.${kind}`, kind), ids: ids.join(", ") })}
            </li>
          ))}
          {summary.returned.map(({ kind, ids }) => (
            <li key={kind} className="break-all">
              {t("moveIn.returnedRows", { kind: textOr(`moveIn.kind.${kind}`, kind), ids: ids.join(", ") })}
            </li>
          ))}
          {summary.unequalQuotes > 0 && <li>{t("moveIn.unequalQuotes", { count: summary.unequalQuotes })}</li>}
          {summary.unequalOrders > 0 && <li>{t("moveIn.unequalOrders", { count: summary.unequalOrders })}</li>}
          {signedBy && <li>{t("moveIn.signedBy", { name: signedBy })}</li>}
        </ul>
      </PagePart>
      {state !== "done" && <UnknownStores names={summary.unknownStores} onCreated={onStoresCreated} />}
      <Totals summary={summary} />
      <Rejects move={move} onSave={onSaveRejects} />
    </>
  );
}

function UnknownStores({ names, onCreated }: { names: readonly string[]; onCreated(): void }) {
  const t = useText();
  if (names.length === 0) return null;
  return (
    <PagePart title={t("moveIn.unknownStores")}>
      <p className="page-text text-small">{t("moveIn.unknownStoresHint", { names: names.join(" · ") })}</p>
      <CreatePlaces names={names} onCreated={onCreated} />
    </PagePart>
  );
}

function Totals({ summary: { differences, isUnstated, receivables } }: { summary: OfficeMoveInSummary }) {
  const t = useText();
  const { money } = useFormats();
  if (differences.length === 0 && !isUnstated && receivables === null) return null;
  return (
    <PagePart title={t("moveIn.totals")}>
      <div className="page-text text-small">
        {receivables !== null && <p>{t("moveIn.receivables", { amount: money(receivables) })}</p>}
        {isUnstated && <Notice kind="alert">{t("moveIn.unstated")}</Notice>}
        {differences.length === 0 && !isUnstated && <p>{t("moveIn.agree")}</p>}
      </div>
      {differences.length > 0 && (
        <Ledger
          caption={t("moveIn.differences")}
          rows={differences.map((one, at) => ({ ...one, at }))}
          keyOf={({ at }) => at}
          columns={[
            { label: t("moveIn.figure"), cell: ({ figure }) => t(`moveIn.figure.${figure}`) },
            { label: t("moveIn.for"), cell: ({ business, age, year }) => [business, age, year].filter((one) => one !== null).join(" · ") },
            { label: t("moveIn.stated"), isFigure: true, cell: ({ stated }) => money(stated) },
            { label: t("moveIn.found"), isFigure: true, cell: ({ found }) => money(found) },
            { label: t("moveIn.difference"), isFigure: true, cell: ({ stated, found }) => money(found - stated) },
          ]}
        />
      )}
    </PagePart>
  );
}

function Rejects({ move: { rejects, summary }, onSave }: { move: MoveIn; onSave(): void }) {
  const t = useText();
  const { figure } = useFormats();
  if (rejects.length === 0) return null;
  const count = summary?.counts.reduce((all, { rejected }) => all + rejected, 0) ?? rejects.length;
  return (
    <PagePart
      title={t("moveIn.rejects", { count })}
      actions={
        <Button type="button" look="tool" onClick={onSave}>
          {t("imports.saveRejects")}
        </Button>
      }
    >
      <Ledger
        caption={t("moveIn.rejects", { count })}
        rows={rejects.map((one, at) => ({ ...one, at }))}
        keyOf={({ at }) => at}
        columns={[
          { label: t("moveIn.file"), cell: ({ file }) => <span className="break-all">{file}</span> },
          { label: t("imports.line"), isFigure: true, cell: ({ line }) => figure(line) },
          { label: t("imports.column"), cell: ({ column }) => column },
          { label: t("imports.reason"), cell: ({ reason }) => reason },
          { label: t("imports.value"), cell: ({ value }) => <span className="break-all">{value.slice(0, 120)}</span> },
        ]}
      />
    </PagePart>
  );
}
