import type { ShopSettings } from "@azulejo/contract/settings/settings-file.ts";

import { readNumber } from "@azulejo/contract/typed/number.ts";

export type Promotion = ShopSettings["promotions"][number];
export const kinds = ["percentage", "amount", "freeFreight", "freeSample", "buyGet"] as const;
export const customerKinds = ["guest", "member", "business"] as const;

/** The values entered for a promotion. */
export interface TypedPromotion {
  code: string;
  en: string;
  es: string;
  kind: Promotion["kind"];
  value: string;
  free: string;
  items: string;
  series: string;
  departments: string;
  customers: Promotion["customers"];
  from: string;
  until: string;
  uses: string;
  usesPerBuyer: string;
  minimum: string;
  stacks: boolean;
}

const written = (value: number | string | null): string => (value === null ? "" : String(value));

export const emptyPromotion: TypedPromotion = {
  ...{ code: "", en: "", es: "", kind: "percentage", value: "", free: "", items: "", series: "", departments: "" },
  ...{ customers: [], from: "", until: "", uses: "", usesPerBuyer: "", minimum: "", stacks: false },
};

export const toTyped = ({
  code,
  name,
  kind,
  value,
  free,
  appliesTo,
  customers,
  from,
  until,
  uses,
  usesPerBuyer,
  minimum,
  stacks,
}: Promotion): TypedPromotion => ({
  ...{ code, en: name.en, es: name.es, kind, value: written(value), free: written(free) },
  items: appliesTo.items.join(", "),
  series: appliesTo.series.join(", "),
  departments: appliesTo.departments.join(", "),
  ...{ customers, from: written(from), until: written(until), uses: written(uses), usesPerBuyer: written(usesPerBuyer) },
  ...{ minimum: minimum === 0 ? "" : String(minimum), stacks },
});

/** Reads a number; other text stays unchanged, and the API refuses it with the name of the field. */
function figureOf(typed: string): number | string | null {
  const figure = typed.trim().replaceAll(/^\$\s*|\s*[$%]$/g, "");
  if (figure === "") return null;
  return readNumber(figure) ?? typed;
}
const codesOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** Returns a promotion in the format of the settings, with only the fields of its kind. */
export function toPromotion(typed: TypedPromotion): Record<string, unknown> {
  const { code, en, es, kind, customers, stacks } = typed;
  return {
    ...{ code: code.trim().toUpperCase(), name: { en, es }, kind, customers, stacks },
    value: kind === "freeFreight" ? null : figureOf(typed.value),
    free: kind === "buyGet" ? figureOf(typed.free) : null,
    appliesTo: { items: codesOf(typed.items), series: codesOf(typed.series), departments: codesOf(typed.departments) },
    from: typed.from || null,
    until: typed.until || null,
    uses: figureOf(typed.uses),
    usesPerBuyer: figureOf(typed.usesPerBuyer),
    minimum: figureOf(typed.minimum) ?? 0,
  };
}

/** Returns whether a promotion is planned, active or ended on a day. */
export function stateOf({ from, until }: Pick<Promotion, "from" | "until">, today: string): "now" | "coming" | "ended" {
  if (until !== null && until < today) return "ended";
  return from !== null && from > today ? "coming" : "now";
}
