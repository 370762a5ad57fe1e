import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import { useId } from "react";
import type { Path } from "../../../form/value-path.ts";
import { useText } from "../../../i18n/text.ts";
import { assetValue } from "../assets/asset-value.ts";
import { BlocksField } from "./blocks-field.tsx";
import { type Blok, type ComponentField, keyIn } from "./blok.ts";
import { useContentWords, useStoryEditing } from "./editor-context.ts";
import { Control } from "./fields/control.tsx";
import { readable } from "./readable.ts";

interface Props {
  blok: Blok;
  path: Path;
  field: ComponentField;
}

/** One field of a block; if it is translated, all languages side by side. */
export function FieldRow({ blok, path, field }: Props) {
  const t = useText();
  const words = useContentWords();
  const { languages } = useStoryEditing();
  const label = words.field(field.name, field.kind);
  if (field.kind === "blocks") return <BlocksField label={label} field={field} list={blok[field.name]} path={[...path, field.name]} />;
  const shown = field.isTranslated ? languages : languages.slice(0, 1);
  return (
    <fieldset className={field.kind === "flag" ? "field-line is-flag" : "field-line"}>
      <legend>
        {label}
        {field.isRequired && <span className="soft">{t("content.required")}</span>}
      </legend>
      <div className="field-languages" data-count={shown.length}>
        {shown.map((language) => (
          <OneValue key={language} blok={blok} path={path} field={field} language={language} label={label} />
        ))}
      </div>
    </fieldset>
  );
}

function OneValue({ blok, path, field, language, label }: Props & { language: string; label: string }) {
  const t = useText();
  const words = useContentWords();
  const { languages, write, faults } = useStoryEditing();
  const id = useId();
  const key = keyIn(field.name, language, languages);
  const fault = faults[[...path, key].join(".")];
  const isMissing = field.isTranslated && language !== languages[0] && !readable(blok[key]) && readable(blok[field.name]) !== "";
  const languageName = words.language(language);
  const chooseAsset = (asset: OfficeAsset) => {
    const before = filenameOf(blok[key] ?? blok[field.name]);
    for (const one of field.isTranslated ? languages : [language]) {
      const its = filenameOf(blok[keyIn(field.name, one, languages)]);
      if (one === language || its === before || its === "") write([...path, keyIn(field.name, one, languages)], assetValue(asset, one));
    }
  };
  return (
    <div className="one-value">
      {field.isTranslated && (
        <p className="value-language">
          <span>{languageName}</span>
          {isMissing && (
            <span id={`${id}-missing`} className="warn">
              {t("content.missing")}
            </span>
          )}
        </p>
      )}
      <Control
        id={id}
        label={field.isTranslated ? t("content.fieldIn", { field: label, language: languageName }) : label}
        field={field}
        language={language}
        value={blok[key] ?? (field.kind === "asset" ? blok[field.name] : undefined)}
        isFaulty={fault !== undefined}
        describedBy={[fault && `${id}-fault`, isMissing && `${id}-missing`].filter(Boolean).join(" ") || undefined}
        onChange={(value) => write([...path, key], value)}
        onChooseAsset={chooseAsset}
      />
      {fault && (
        <p id={`${id}-fault`} className="warn">
          {fault}
        </p>
      )}
    </div>
  );
}

const filenameOf = (value: unknown): string => String((value as { filename?: unknown } | null | undefined)?.filename ?? "");
