import { Button } from "@azulejo/ui/button.tsx";
import { Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { wallTime } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { IntakePhotographs } from "./intake-photographs.tsx";
import { readSizes } from "./slab-sizes.ts";
import { usePhotographs } from "./use-photographs.ts";

const units = ["in", "cm"] as const;
const origins = ["among", "beside"] as const;
type Origin = (typeof origins)[number] | "";

export const loader = ({ request }: LoaderFunctionArgs) => load("places", {}, request);

/** Adds a bundle to the yard: its item, block and place, and each slab's size in the order in which they were sawn. */
export function Component() {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { list } = useFormats();
  const places = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("addSlabs");
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<(typeof units)[number]>("in");
  const [origin, setOrigin] = useState<Origin>("");
  const asksOrigin = failure?.code === "office_slabs_in_stock" || origin !== "";
  const { sizes, faults } = readSizes(text, unit);
  const photographs = usePhotographs(sizes.length);
  const fault = faults.length > 0 ? t("slabs.wrongLines", { lines: list(faults.map(String)) }) : failure?.fields["slabs"];
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (faults.length > 0 || sizes.length === 0) return;
    const form = new FormData(event.currentTarget);
    const typed = (name: string): string => String(form.get(name)).trim();
    const bundle = typed("bundle").toUpperCase();
    const taken = await send({
      ...{ bundle, block: typed("block"), itemNo: typed("itemNo"), store: typed("store"), arrivedOn: typed("arrivedOn") },
      ...(origin && { areInStock: origin === "among" }),
      slabs: sizes.map((size, at) => ({ ...size, priceCents: null, picture: photographs.pictures.get(at) ?? null })),
    });
    if (!taken) return;
    announce(t("slabs.taken", { count: taken.codes.length, bundle }));
    await navigate(`/stock/slabs?query=${encodeURIComponent(bundle)}`);
  };
  return (
    <>
      <PageHeading title={t("slabs.addTitle")} />
      <form onSubmit={(event) => void submit(event)} className="page-text stack text-small">
        <FailureNotice failure={failure} />
        {asksOrigin && (
          <Segments
            name="origin"
            legend={t("slabs.origin")}
            value={origin}
            choices={origins.map((value) => ({ value, label: t(`slabs.origin.${value}`) }))}
            onChoose={(value) => setOrigin(value === "among" ? "among" : "beside")}
          />
        )}
        <BundleFields places={places} failure={failure} onChange={() => setOrigin("")} />
        <SizeFields {...{ text, unit, fault }} onText={setText} onUnit={setUnit} />
        {sizes.length > 0 && <IntakePhotographs sizes={sizes} photographs={photographs} />}
        <div>
          <Button type="submit" disabled={isSending || photographs.isSending || faults.length > 0 || sizes.length === 0}>
            {t("slabs.take", { count: sizes.length })}
          </Button>
          <p role="status" className="soft mt-1">
            {photographs.isSending && t("slabs.photographsComing", { count: photographs.coming })}
          </p>
        </div>
      </form>
    </>
  );
}

interface BundleProps {
  places: readonly CallValue<"places">[number][];
  failure: Failure | null;
  /** Called if the item or the place changes. */
  onChange(): void;
}

function BundleFields({ places, failure, onChange }: BundleProps) {
  const t = useText();
  return (
    <>
      <div className="field-row">
        <Field
          name="bundle"
          label={t("slabs.bundle")}
          hint={t("slabs.bundleHint")}
          error={failure?.fields["bundle"]}
          maxLength={20}
          pattern="[A-Za-z0-9]+"
          required
          autoComplete="off"
        />
        <Field name="block" label={t("slabs.block")} error={failure?.fields["block"]} maxLength={40} required autoComplete="off" />
      </div>
      <div className="field-row">
        <Field
          name="itemNo"
          label={t("slabs.itemNo")}
          error={failure?.fields["itemNo"]}
          maxLength={40}
          required
          autoComplete="off"
          onChange={onChange}
        />
        <SelectField name="store" label={t("stock.place")} error={failure?.fields["store"]} onChange={onChange}>
          {places
            .filter(({ own }) => own)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </SelectField>
        <Field
          name="arrivedOn"
          type="date"
          label={t("slabs.arrivedOn")}
          defaultValue={wallTime(new Date()).slice(0, 10)}
          error={failure?.fields["arrivedOn"]}
          required
        />
      </div>
    </>
  );
}

type Unit = (typeof units)[number];

interface SizeProps {
  text: string;
  unit: Unit;
  fault: string | undefined;
  onText(text: string): void;
  onUnit(unit: Unit): void;
}

function SizeFields({ text, unit, fault, onText, onUnit }: SizeProps) {
  const t = useText();
  return (
    <>
      <Segments
        name="unit"
        legend={t("slabs.unit")}
        value={unit}
        choices={units.map((value) => ({ value, label: t(`slabs.unit.${value}`) }))}
        onChoose={(value) => onUnit(value === "cm" ? "cm" : "in")}
      />
      <TextArea
        name="sizes"
        label={t("slabs.sizes")}
        hint={t("slabs.sizesHint")}
        error={fault}
        rows={8}
        required
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        spellCheck={false}
        className="tabular"
      />
    </>
  );
}
