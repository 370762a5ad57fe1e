import type { PieceFormat } from "@azulejo/contract/areas/product.ts";
import { hasDirections, type Pattern } from "@azulejo/laying/piece-format.ts";
import type { MouseEvent, ReactNode } from "react";
import { useText } from "../../../../i18n/text.ts";
import { joints, jointWidths, type Laying, patternsOf, writeLaying } from "./laying.ts";

interface Props {
  itemNo: string;
  format: PieceFormat;
  laying: Laying;
  onLaying(laying: Laying): void;
  /** The possible colors of a border. */
  borders: readonly { code: string; color: string }[];
  /** Called when the pointer or focus comes near, to load the code that draws the wall. */
  onNear(): void;
}

const drawings: Record<Pattern, string> = {
  stack: "M0 8h32M0 16h32M0 24h32M16 0v32",
  half: "M0 8h32M0 16h32M0 24h32M8 0v8M24 0v8M16 8v8M8 16v8M24 16v8M16 24v8",
  third: "M0 8h32M0 16h32M0 24h32M11 0v8M21 8v8M11 16v8M21 24v8",
  herringbone: "M0 16 16 0M0 32 32 0M16 32 32 16M0 16l16 16M8 8l16 16M16 0l16 16M8 24l8-8",
};

/** Pattern, joint color and joint width. Each choice is a link, so that it works without scripts. */
export function LayingBar({ itemNo, format, laying, onLaying, borders, onNear }: Props) {
  const t = useText();
  const link = (next: Partial<Laying>, content: ReactNode, label: string, className: string) => {
    const wanted = { ...laying, ...next };
    const isChosen = (Object.keys(next) as (keyof Laying)[]).every((key) => next[key] === laying[key]);
    return (
      <a
        key={label}
        href={writeLaying(itemNo, wanted)}
        rel="nofollow"
        aria-current={isChosen ? "true" : undefined}
        aria-label={label}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          onLaying(wanted);
        }}
        className={className}
      >
        {content}
      </a>
    );
  };
  const offered = patternsOf(format);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links and fields act; this only hears that the shopper comes near them
    <div className="laying" onPointerEnter={onNear} onTouchStart={onNear} onFocus={onNear}>
      {offered.length > 0 && (
        <fieldset className="laying-group">
          <legend>{t("detail.pattern")}</legend>
          {offered.map((pattern) =>
            link(
              { pattern },
              <>
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <path d={drawings[pattern]} />
                </svg>
                <span className="laying-word">{t(`pattern.${pattern}`)}</span>
              </>,
              t(`pattern.${pattern}`),
              "laying-pattern",
            ),
          )}
          {hasDirections(format, laying.pattern)
            ? link(
                { direction: laying.direction === "down" ? "across" : "down" },
                <svg viewBox="0 0 32 32" aria-hidden="true">
                  <path d={laying.direction === "down" ? "M8 16h16m-5-5 5 5-5 5" : "M16 8v16m-5-5 5 5 5-5"} />
                </svg>,
                t(laying.direction === "down" ? "detail.layAcross" : "detail.layDown"),
                "laying-direction",
              )
            : // Its place stays, so that what follows doesn't move.
              offered.some((pattern) => hasDirections(format, pattern)) && <i className="size-11" />}
        </fieldset>
      )}
      <fieldset className="laying-group laying-joints">
        <legend>{t("detail.joint")}</legend>
        {joints.map((joint) =>
          link({ joint }, <i className={`joint-dot joint-${joint}`} />, `${t("detail.joint")}: ${t(`joint.${joint}`)}`, "laying-joint"),
        )}
      </fieldset>
      {!format.chips && (
        <fieldset className="laying-group laying-widths tabular">
          <legend className="sr-only">{t("detail.jointWidth")}</legend>
          {jointWidths.map(({ millimeters, inches }) =>
            link({ jointMm: millimeters }, `${inches} in`, `${t("detail.jointWidth")}: ${inches} in (${millimeters} mm)`, "laying-width"),
          )}
        </fieldset>
      )}
      {offered.length > 0 && borders.length > 0 && (
        <select
          aria-label={t("detail.border")}
          value={laying.border ?? ""}
          onChange={(event) => onLaying({ ...laying, border: event.target.value || undefined })}
          className="laying-border noscript:hidden"
        >
          <option value="">{t("detail.borderNone")}</option>
          {borders.map(({ code, color }) => (
            <option key={code} value={code}>
              {t("detail.borderIn", { color })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
