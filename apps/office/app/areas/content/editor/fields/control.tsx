import { Select } from "@azulejo/ui/select.tsx";
import { lazy, Suspense } from "react";
import { useText } from "../../../../i18n/text.ts";
import { useContentWords } from "../editor-context.ts";
import { AssetControl } from "./asset-control.tsx";
import { CodesControl } from "./codes-control.tsx";
import type { ControlProps } from "./control-props.ts";
import { LinkControl } from "./link-control.tsx";
import { NamedControl } from "./named-control.tsx";
import { TableControl } from "./table-control.tsx";

const RichTextField = lazy(() => import("../rich-text/rich-text-field.tsx"));

const asText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** The control for one value, depending on the field's type. */
export function Control(props: ControlProps) {
  const { id, label, field, language, value, onChange } = props;
  const t = useText();
  const attributes = {
    id,
    "aria-label": label,
    "aria-invalid": props.isFaulty ? true : undefined,
    "aria-describedby": props.describedBy,
    lang: field.isTranslated ? language : undefined,
  } as const;
  switch (field.kind) {
    case "lines":
      return <textarea {...attributes} rows={3} value={asText(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />;
    case "richText":
      return (
        <Suspense fallback={<p className="soft p-2">{t("content.loading")}</p>}>
          <RichTextField id={id} label={label} language={language} value={value} onChange={onChange} />
        </Suspense>
      );
    case "flag":
      return (
        <input
          {...attributes}
          type="checkbox"
          className="check-box"
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case "choice":
      return <Choice {...props} attributes={attributes} />;
    case "moment":
      return (
        <input
          {...attributes}
          type="datetime-local"
          value={asText(value).replace(" ", "T").slice(0, 16)}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replace("T", " "))}
        />
      );
    case "asset":
      return <AssetControl {...props} />;
    case "link":
      return <LinkControl {...props} />;
    case "table":
      return <TableControl {...props} />;
    case "story":
    case "stories":
      return <NamedControl {...props} of="stories" />;
    case "codes":
      return field.name === "products" ? <NamedControl {...props} of="products" /> : <CodesControl {...props} />;
    case "other":
      return <p className="soft">{t("content.notEditable")}</p>;
    default:
      return (
        <input
          {...attributes}
          inputMode={field.kind === "number" ? "numeric" : undefined}
          value={asText(value)}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
  }
}

function Choice({ field, value, onChange, attributes }: ControlProps & { attributes: object }) {
  const t = useText();
  const words = useContentWords();
  return (
    <Select {...attributes} value={asText(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)} className="w-full">
      {!field.isRequired && <option value="">{t("content.noChoice")}</option>}
      {field.choices.map((choice) => (
        <option key={choice} value={choice}>
          {words.choice(choice)}
        </option>
      ))}
    </Select>
  );
}
