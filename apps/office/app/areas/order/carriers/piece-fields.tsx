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

const measures = ["weight", "length", "width", "height"] as const;

interface Props extends Pick<Bookings, "takes"> {
  /** Whether the order goes to a residence. */
  residential: boolean;
  /** Errors by the path of their field. */
  fields: Record<string, string>;
}

/** Fields for a parcel or pallet, and for services at the door. */
export function PieceFields({ takes, residential, fields }: Props) {
  const t = useText();
  const [kind, setKind] = useState<string>(takes[0] ?? "parcel");
  const services = accessorials.filter((one) => takes.includes("pallet") || one === "residential");
  return (
    <>
      {takes.length > 1 && (
        <Segments
          name="kind"
          legend={t("carriers.kind")}
          value={kind}
          choices={pieceKinds.map((value) => ({ value, label: t(`carriers.kind.${value}`) }))}
          onChoose={setKind}
        />
      )}
      <div className="field-row">
        {measures.map((name) => (
          <Field
            key={name}
            name={name}
            label={t(`carriers.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            required
            error={fields[`pieces.0.${name}`]}
          />
        ))}
      </div>
      {kind === "pallet" && (
        <SelectField name="freightClass" label={t("carriers.freightClass")}>
          <option value="">{t("carriers.freightClass.none")}</option>
          {freightClasses.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
      )}
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

/** Returns the entered piece; what isn't a number is left to the API, which says so at the field. */
export function readPiece(form: FormData): Piece {
  const kind = pieceKinds.find((one) => one === form.get("kind")) ?? "parcel";
  const freightClass = freightClasses.find((one) => one === form.get("freightClass"));
  const [weight, length, width, height] = measures.map((name) => hundredths(form.get(name)));
  return { kind, weight, length, width, height, ...(freightClass && { freightClass }) } as Piece;
}

export const readServices = (form: FormData): Input["accessorials"] => accessorials.filter((one) => form.getAll("services").includes(one));

function hundredths(typed: unknown): number {
  const read = numberOrText(typed);
  return typeof read === "number" ? Math.round(read * 100) : read;
}
