import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../i18n/text.ts";
import { readable } from "../readable.ts";
import { openRichText, type RichTextView, tools } from "./open-view.ts";
import "prosemirror-view/style/prosemirror.css";

interface Props {
  id: string;
  label: string;
  language: string;
  value: unknown;
  onChange(value: object | null): void;
}

/** An editor for rich text with its buttons. A default export, because it is loaded lazily. */
export default function RichTextField({ id, label, language, value, onChange }: Props) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<RichTextView | null>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const [isEditable, setEditable] = useState(true);
  const [, redraw] = useState(0);
  const [address, setAddress] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is opened once; later values are shown in it
  useEffect(() => {
    if (!place.current) return;
    view.current = openRichText({
      place: place.current,
      value,
      attributes: { id, role: "textbox", "aria-multiline": "true", "aria-label": label, lang: language, class: "rich-text" },
      onChange: (next) => latest.current(next),
      onSelect: () => redraw((count) => count + 1),
    });
    setEditable(view.current !== null);
    return () => view.current?.close();
  }, [id, label, language]);
  useEffect(() => view.current?.show(value), [value]);

  const link = () => {
    if (view.current?.link(address?.trim() ?? "")) setAddress(null);
    else setRefused(true);
  };
  if (!isEditable)
    return (
      <div className="rich-frame p-2">
        <p className="soft">{t("content.richText.fixed")}</p>
        <p lang={language}>{readable(value)}</p>
      </div>
    );
  return (
    <div className="rich-frame">
      <div role="toolbar" aria-label={t("content.richText.tools", { field: label })} className="rich-tools">
        {tools.map((tool) => (
          <button key={tool} type="button" aria-pressed={view.current?.isActive(tool) ?? false} onClick={() => view.current?.run(tool)}>
            {t(`content.richText.${tool}`)}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={address !== null}
          onClick={() => setAddress(address === null ? (view.current?.linkAt() ?? "") : null)}
        >
          {t("content.richText.link")}
        </button>
      </div>
      {address !== null && (
        <div className="rich-link">
          <input
            aria-label={t("content.richText.address")}
            value={address}
            maxLength={1000}
            // biome-ignore lint/a11y/noAutofocus: the button beside it asks for the address
            autoFocus
            aria-invalid={isRefused ? true : undefined}
            onChange={({ currentTarget }) => {
              setRefused(false);
              setAddress(currentTarget.value);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                link();
              }
            }}
          />
          <button type="button" className="link-button" onClick={link}>
            {t("content.richText.setLink")}
          </button>
          {isRefused && (
            <p role="alert" className="warn">
              {t("content.richText.unsafe")}
            </p>
          )}
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
