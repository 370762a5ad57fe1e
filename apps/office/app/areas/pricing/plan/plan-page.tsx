import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { Form, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useRevalidator } from "react-router";
import { CallRefused } from "../../../call/call-failures.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { PricePages } from "../price-pages.tsx";
import { changeOf, kinds, scopes, type Typed, typedIn } from "./planned-change.ts";
import { Preview } from "./preview.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const typed = typedIn(new URL(request.url).searchParams);
  const change = changeOf(typed);
  if (!change) return { typed, change, preview: null, refused: null };
  try {
    return { typed, change, preview: await load("previewPrices", change, request), refused: null };
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return { typed, change, preview: null, refused: error.messages };
  }
}

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { typed, change, preview, refused } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("changePrices");
  const { key } = useLocation();
  // A preview is of the values in the address; after a change of the form it is no longer of what the person sees.
  const [editedAt, setEditedAt] = useState<string | null>(null);
  const isOutdated = editedAt === key;
  const save = async () => {
    if (!change || !preview) return;
    const saved = await send({ change, revision: preview.revision });
    // A price may have changed since the preview, so the preview is read again.
    if (!saved) return void revalidate();
    const isPlanned = saved.planId !== null;
    announce(t(isPlanned ? "plan.planned" : "plan.saved", { count: saved.items }));
    await navigate(isPlanned ? "/prices/planned" : "/prices/plan");
  };
  return (
    <>
      <PageHeading help="plan" title={t("plan.title")} />
      <PricePages />
      <PlanForm typed={typed} onEdit={() => setEditedAt(key)} />
      <div className="px-5">
        <FailureNotice failure={failure} />
        {refused && <Notice kind="alert">{refused.join(" ")}</Notice>}
      </div>
      {preview && (
        <Preview preview={preview}>
          <div className="page-buttons">
            <Button type="button" disabled={isOutdated || isSending || state !== "idle"} onClick={() => void save()}>
              {t(preview.startsOn ? "plan.saveLater" : "plan.save", { count: preview.items })}
            </Button>
            {isOutdated && <span className="soft">{t("plan.outdated")}</span>}
          </div>
        </Preview>
      )}
    </>
  );
}

/** The form for a price change: goods, amounts and dates, all of which are in the address. */
function PlanForm({ typed, onEdit }: { typed: Typed; onEdit(): void }) {
  const t = useText();
  const [of, setOf] = useState(typed.of);
  const [kind, setKind] = useState(typed.kind);
  return (
    <Form className="page-text stack text-small" onChange={onEdit}>
      <KindFields typed={typed} kind={kind} onKind={setKind} />
      <ScopeFields typed={typed} kind={kind} of={of} onOf={setOf} />
      <DayFields typed={typed} kind={kind} />
      {typed.replaces && (
        <>
          <input type="hidden" name="replaces" value={typed.replaces} />
          <p>{t("plan.replacesHint")}</p>
        </>
      )}
      <div>
        <Button type="submit" look="tool">
          {t("plan.preview")}
        </Button>
      </div>
    </Form>
  );
}

type Kind = Typed["kind"];

function KindFields({ typed, kind, onKind }: { typed: Typed; kind: Kind; onKind(kind: Kind): void }) {
  const t = useText();
  const isByPercent = kind === "sale" || kind === "list";
  return (
    <div className="field-row">
      <SelectField name="kind" label={t("plan.kind")} value={kind} onChange={({ currentTarget }) => onKind(currentTarget.value as Kind)}>
        {kinds.map((value) => (
          <option key={value} value={value}>
            {t(`plan.kind.${value}`)}
          </option>
        ))}
      </SelectField>
      {(kind === "price" || kind === "amount") && (
        <Field
          key={kind}
          name="price"
          label={t(kind === "price" ? "plan.newPrice" : "plan.amountUp")}
          hint={t(kind === "price" ? "plan.newPriceHint" : "plan.amountHint")}
          inputMode="decimal"
          defaultValue={typed.price}
          required
          autoComplete="off"
        />
      )}
      {isByPercent && (
        <Field
          key={kind}
          name="percent"
          label={t(kind === "sale" ? "plan.percentOff" : "plan.percentUp")}
          hint={kind === "list" ? t("plan.percentHint") : undefined}
          inputMode="decimal"
          defaultValue={typed.percent}
          required
          pattern="-?[0-9]{1,3}(\.[0-9]{1,2})?"
          autoComplete="off"
        />
      )}
    </div>
  );
}

interface ScopeProps {
  typed: Typed;
  kind: Kind;
  of: Typed["of"];
  onOf(of: Typed["of"]): void;
}

function ScopeFields({ typed, kind, of, onOf }: ScopeProps) {
  const t = useText();
  const chosen = kind === "price" ? "item" : of;
  return (
    <div className="field-row">
      <SelectField name="of" label={t("plan.of")} value={chosen} onChange={({ currentTarget }) => onOf(currentTarget.value as Typed["of"])}>
        {(kind === "price" ? (["item"] as const) : scopes).map((value) => (
          <option key={value} value={value}>
            {t(`plan.of.${value}`)}
          </option>
        ))}
      </SelectField>
      {chosen !== "all" && (
        <Field name="keys" label={t("plan.keys")} hint={t("plan.keysHint")} defaultValue={typed.keys} required autoComplete="off" />
      )}
      {chosen !== "item" && (
        <Field name="except" label={t("plan.except")} hint={t("plan.keysHint")} defaultValue={typed.except} autoComplete="off" />
      )}
    </div>
  );
}

function DayFields({ typed, kind }: { typed: Typed; kind: Kind }) {
  const t = useText();
  if (kind === "endSale") return null;
  return (
    <div className="field-row">
      <Field
        name="from"
        type="date"
        label={t("plan.from")}
        hint={t(kind === "sale" ? "plan.fromHint" : "plan.listFromHint")}
        defaultValue={typed.from}
      />
      {kind === "sale" && <Field name="until" type="date" label={t("plan.until")} hint={t("plan.untilHint")} defaultValue={typed.until} />}
    </div>
  );
}
