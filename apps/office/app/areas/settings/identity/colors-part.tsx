import {
  type ColorToken,
  colorFaults,
  colorTokens,
  contrast,
  inkOn,
  LEAST_CONTRAST,
  mainColors,
  standardColors,
} from "@azulejo/ui/colors.ts";
import { Field } from "@azulejo/ui/field.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { faultFor } from "../draft/paths.ts";
import type { Draft } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { pictureAddress } from "./picture-address.ts";

type Colors = Record<string, string>;
const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
const soundOnly = (colors: Colors): Colors => Object.fromEntries(Object.entries(colors).filter(([, value]) => isColor(value)));

function standardOf(token: ColorToken, colors: Colors): string {
  if (token === "accentInk") return inkOn(colors["accent"] ?? standardColors.accent);
  return standardColors[token];
}

/** The shop's colors, with a live preview and the contrast of each pair. */
export function ColorsPart({ draft }: { draft: Draft }) {
  const t = useText();
  const colors: Colors = draft.typed.storefront.colors ?? {};
  const sound = soundOnly(colors);
  const set = (token: ColorToken, value: string) => {
    const { [token]: _old, ...others } = colors;
    const next = value === "" ? others : { ...others, [token]: value.toLowerCase() };
    draft.set(["storefront", "colors"], Object.keys(next).length > 0 ? next : null);
  };
  return (
    <Part title={t("settings.path.storefront.colors")} hint={t("settings.colorsHint", { least: String(LEAST_CONTRAST) })}>
      <div className="color-fields">
        {colorTokens.map((token) => {
          const label = t(`settings.path.storefront.colors.${token}`);
          const standard = standardOf(token, sound);
          const problem = faultFor(draft.faults, `storefront.colors.${token}`)?.problem;
          return (
            <div key={token} className="color-field">
              <input
                type="color"
                aria-label={t("settings.pickColor", { label })}
                value={sound[token] ?? standard}
                onChange={({ currentTarget }) => set(token, currentTarget.value)}
              />
              <div>
                <Field
                  name={`storefront.colors.${token}`}
                  label={label}
                  value={colors[token] ?? ""}
                  placeholder={standard}
                  maxLength={7}
                  autoComplete="off"
                  spellCheck={false}
                  error={problem && t("settings.fault", { name: label, problem })}
                  onChange={({ currentTarget }) => set(token, currentTarget.value)}
                />
              </div>
            </div>
          );
        })}
      </div>
      <Preview draft={draft} colors={sound} />
      <ContrastList colors={sound} />
    </Part>
  );
}

function Preview({ draft, colors }: { draft: Draft; colors: Colors }) {
  const t = useText();
  const { name, logo, phone } = draft.typed.storefront;
  const { background, ink, inkSoft, accent, accentInk } = mainColors(colors);
  const picture = logo && pictureAddress(logo, draft.pictures);
  return (
    <figure className="shop-preview" style={{ background, color: ink }} aria-label={t("settings.preview")}>
      <header>
        {picture ? <img src={picture} alt={name} /> : <strong>{name}</strong>}
        <span style={{ color: inkSoft }}>{phone}</span>
      </header>
      <div>
        <span style={{ color: accent, textDecoration: "underline" }}>{t("settings.previewLink")}</span>
        <span>
          <span style={{ color: colors["sale"] ?? standardColors.sale }}>{t("settings.previewSale")}</span>{" "}
          <span style={{ color: standardColors.inStock }}>{t("settings.previewStock")}</span>
        </span>
        <span className="shop-button" style={{ background: accent, color: accentInk }}>
          {t("settings.previewButton")}
        </span>
      </div>
    </figure>
  );
}

function ContrastList({ colors }: { colors: Colors }) {
  const t = useText();
  const { figure } = useFormats();
  const { background, ink, accent, accentInk } = mainColors(colors);
  const faults = colorFaults(colors);
  const pairs = [
    { token: "background", ratio: contrast(ink, background) },
    { token: "accent", ratio: contrast(accent, background) },
    { token: "accentInk", ratio: contrast(accentInk, accent) },
    { token: "sale", ratio: contrast(colors["sale"] ?? standardColors.sale, background) },
  ] as const;
  return (
    <ul className="contrast-list text-small" aria-label={t("settings.contrast")} aria-live="polite">
      {pairs.map(({ token, ratio }) => {
        const isFaint = faults.some((fault) => fault.token === token);
        return (
          <li key={token} className={isFaint ? "warn" : undefined}>
            <b>{figure(Math.floor(ratio * 10) / 10)}</b>
            <span>
              {t(`settings.contrast.${token}`)}
              {isFaint && `. ${t("settings.tooFaint")}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
