import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { PastedField } from "../pasted-field.tsx";
import { type PastedColumn, readPasted } from "../pasted-lines.ts";

const columns: PastedColumn[] = ["itemNo", "lot", "shade", "caliber", "units"];

export const loader = ({ request }: LoaderFunctionArgs) => load("places", {}, request);

export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const places = useLoaderData<typeof loader>().filter(({ own }) => own);
  const { send, isSending, failure } = useCall("announceContainer");
  const [text, setText] = useState("");
  const pasted = readPasted(text, columns);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pasted.faults.length > 0 || pasted.lines.length === 0) return;
    const form = new FormData(event.currentTarget);
    const code = String(form.get("code")).trim();
    const saved = await send({
      code,
      supplier: String(form.get("supplier")),
      store: String(form.get("store")),
      expectedOn: String(form.get("expectedOn")) || null,
      lines: pasted.lines.map(({ number: _, ...line }) => line),
    });
    if (!saved) return;
    announce(t("goods.announced", { code }));
    await navigate(`/stock/containers/${encodeURIComponent(code)}`);
  };
  return (
    <>
      <PageHeading help="containers" title={t("goods.announce")} />
      <form onSubmit={(event) => void submit(event)} className="page-text stack text-small">
        <FailureNotice failure={failure} />
        <ContainerFields places={places} failure={failure} />
        <PastedField
          hint={t("goods.containerLinesHint")}
          value={text}
          pasted={pasted}
          error={failure?.fields["lines"]}
          onChange={setText}
        />
        <div>
          <Button type="submit" disabled={isSending}>
            {t("goods.announceConfirm")}
          </Button>
        </div>
      </form>
    </>
  );
}

type Place = CallValue<"places">[number];

function ContainerFields({ places, failure }: { places: readonly Place[]; failure: Failure | null }) {
  const t = useText();
  return (
    <>
      <div className="field-row">
        <Field
          name="code"
          label={t("goods.number")}
          hint={t("goods.numberHint")}
          required
          maxLength={40}
          autoComplete="off"
          error={failure?.fields["code"]}
        />
        <Field name="supplier" label={t("goods.supplier")} maxLength={80} autoComplete="off" error={failure?.fields["supplier"]} />
      </div>
      <div className="field-row">
        <SelectField name="store" label={t("stock.place")} error={failure?.fields["store"]}>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          name="expectedOn"
          type="date"
          label={t("goods.expectedOn")}
          hint={t("goods.expectedHint")}
          error={failure?.fields["expectedOn"]}
        />
      </div>
    </>
  );
}
