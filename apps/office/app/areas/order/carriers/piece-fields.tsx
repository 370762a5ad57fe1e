import { accessorials, freightClasses, pieceKinds } from "@azulejo/contract/staff/carrier-choices.ts";
import { numberOrText } from "@azulejo/contract/typed/number.ts";
import { Field, SelectField } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import type { CallInput } from "../../../call/calls.ts";
import { useText } from "../../../i18n/text.ts";
import type { Bookings } from "./bookings.ts";

type Input = CallInput<"carrierRates">;
type Piece = Input["pieces"][number];
type PieceKind = Piece["kind"];

const measures = ["weight", "length", "width", "height"] as const;

interface Props extends Pick<Bookings, "takes"> {
  /** Whether the order goes to a residence. */
  residential: boolean;
  /** Errors by the path of their field. */
  fields: Record<string, string>;
  /** Called after a size was removed. */
  onRemove(): void;
}

/** Fields for the sizes of parcels or pallets, and for services at the door. */
export function PieceFields({ takes, residential, fields, onRemove }: Props) {
  const t = useText();
  const [kind, setKind] = useState<PieceKind>(takes[0] ?? "parcel");
  const [sizes, setSizes] = useState([0]);
  const remove = (size: number) => {
    setSizes(sizes.filter((one) => one !== size));
    onRemove();
  };
  const services = accessorials.filter((one) => kind === "pallet" || one === "residential");
  return (
    <>
      {takes.length > 1 && (
        <Segments
          name="kind"
          legend={t("carriers.kind")}
          value={kind}
          choices={pieceKinds.map((value) => ({ value, label: t(`carriers.kind.${value}`) }))}
          onChoose={(value) => setKind(value === "pallet" ? "pallet" : "parcel")}
        />
      )}
      {sizes.map((size, index) => (
        <fieldset key={size} className="stack">
          <legend className={sizes.length > 1 ? "mb-2 text-small font-medium" : "sr-only"}>
            {t("carriers.size", { number: index + 1 })}
          </legend>
          <SizeFields size={size} kind={kind} errorOf={(name) => fields[`pieces.${index}.${name}`]} />
          {sizes.length > 1 && (
            <button type="button" className="link-button self-start" onClick={() => remove(size)}>
              {t("carriers.size.remove", { number: index + 1 })}
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" className="link-button self-start" onClick={() => setSizes([...sizes, Math.max(...sizes) + 1])}>
        {t("carriers.size.add")}
      </button>
      <Segments
        name="services"
        legend={t("carriers.services")}
        kind="checkbox"
        defaultValue={residential ? ["residential"] : []}
        choices={services.map((value) => ({ value, label: t(`carriers.services.${value}`) }))}
      />
    </>
  );
}

interface SizeProps {
  /** Tells the fields of sizes apart. */
  size: number;
  kind: PieceKind;
  errorOf(name: string): string | undefined;
}

function SizeFields({ size, kind, errorOf }: SizeProps) {
  const t = useText();
  return (
    <>
      <input type="hidden" name="size" value={size} />
      <div className="field-row">
        <Field
          name={`count-${size}`}
          label={t(`carriers.count.${kind}`)}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
          required
          error={errorOf("count")}
        />
        {measures.map((name) => (
          <Field
            key={name}
            name={`${name}-${size}`}
            label={t(`carriers.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            required
            error={errorOf(name)}
          />
        ))}
      </div>
      {kind === "pallet" && (
        <SelectField name={`freightClass-${size}`} label={t("carriers.freightClass")} error={errorOf("freightClass")}>
          <option value="">{t("carriers.freightClass.none")}</option>
          {freightClasses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** Returns the entered pieces by size; what isn't a number is left to the API, which says so at the field. */
export function readPieces(form: FormData): Piece[] {
  const kind = pieceKinds.find((one) => one === form.get("kind")) ?? "parcel";
  return form.getAll("size").map((size) => {
    const freightClass = freightClasses.find((one) => one === form.get(`freightClass-${size}`));
    const [weight, length, width, height] = measures.map((name) => hundredths(form.get(`${name}-${size}`)));
    const count = numberOrText(form.get(`count-${size}`));
    return { kind, count, weight, length, width, height, ...(freightClass && { freightClass }) } as Piece;
  });
}

export const readServices = (form: FormData): Input["accessorials"] => accessorials.filter((one) => form.getAll("services").includes(one));

function hundredths(typed: unknown): number {
  const read = numberOrText(typed);
  return typeof read === "number" ? Math.round(read * 100) : read;
}
