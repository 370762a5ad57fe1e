import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import type { CallInput } from "../../../call/calls.ts";
import { fieldMoment, typedMoment } from "../releases/typed-moment.ts";

export type BannerInput = CallInput<"saveBanner">;

const kinds = ["guest", "homeowner", "business"] as const;
const languages = ["en", "es"] as const;
const tones = ["plain", "sale", "warning"] as const;

/** The values entered in a banner's form. */
export interface Typed {
  name: string;
  textEn: string;
  textEs: string;
  linkTo: string;
  labelEn: string;
  labelEs: string;
  tone: OfficeBanner["tone"];
  /** One a line. */
  paths: string;
  query: string;
  languages: readonly (typeof languages)[number][];
  customerKinds: readonly (typeof kinds)[number][];
  /** In the shop's time zone. */
  from: string;
  until: string;
}

export const nothingTyped: Typed = {
  ...{ name: "", textEn: "", textEs: "", linkTo: "", labelEn: "", labelEs: "", tone: "plain", paths: "", query: "" },
  ...{ languages: [], customerKinds: [], from: "", until: "" },
};

const typedTime = (moment: string | null): string => (moment === null ? "" : fieldMoment(new Date(moment)));

export const typedOf = (banner: OfficeBanner): Typed => ({
  ...banner,
  ...{ paths: banner.paths.join("\n"), query: banner.query.join("\n") },
  ...{ from: typedTime(banner.from), until: typedTime(banner.until) },
});

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** Returns the call's input. */
export function inputOf(typed: Typed, banner: Pick<OfficeBanner, "id" | "lockVersion"> | null): BannerInput {
  const { name, textEn, textEs, linkTo, labelEn, labelEs, tone } = typed;
  return {
    ...{ id: banner?.id ?? null, lockVersion: banner?.lockVersion ?? null },
    ...{ name, textEn, textEs, linkTo, labelEn, labelEs, tone },
    ...{ paths: linesOf(typed.paths), query: linesOf(typed.query) },
    ...{ languages: [...typed.languages], customerKinds: [...typed.customerKinds] },
    ...{ from: typedMoment(typed.from), until: typedMoment(typed.until) },
  };
}

export { kinds, languages, tones };
