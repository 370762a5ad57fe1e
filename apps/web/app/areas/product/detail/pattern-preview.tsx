import type { Variant } from "@azulejo/contract/areas/product.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { useState } from "react";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { laidPiece, variantAddress } from "../../../media/picture-rules.ts";
import type { DetailData } from "./detail-data.ts";
import { layPattern, type Pattern, patterns } from "./pattern-rules.ts";

const joints = [
  { key: "light", fill: "#E9E5DC" },
  { key: "warm", fill: "#B9AD9A" },
  { key: "gray", fill: "#8B8985" },
  { key: "dark", fill: "#3A3936" },
] as const;

/** Preview of the laid material with a chosen pattern and joint; every piece shows a different part of the face. */
export function PatternPreview({ product, selected }: { product: DetailData["detail"]["product"]; selected: Variant }) {
  const t = useText();
  const [pattern, setPattern] = useState<Pattern>("stack");
  const [joint, setJoint] = useState<(typeof joints)[number]>(joints[0]);
  const [main] = product.pictures;
  const { widthMm, heightMm } = selected;
  if (main?.kind !== "face" || !main.extentMm || !widthMm || !heightMm || selected.sellUnit === "slab") return null;
  const laid = layPattern(pattern, laidPiece(main, { widthMm, heightMm }), main.extentMm);
  const address = variantAddress(main, null, 960, "webp");
  return (
    <section>
      <Rule>{t("pattern.title")}</Rule>
      <svg
        viewBox={`0 0 ${laid.width} ${laid.height}`}
        className="mt-3 block aspect-[4/3] w-full"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t("pattern.alt", { name: product.name, pattern: t(`pattern.${pattern}`), joint: t(`joint.${joint.key}`) })}
      >
        <rect width={laid.width} height={laid.height} fill={joint.fill} />
        {laid.pieces.map((piece) => (
          <svg
            key={`${piece.x},${piece.y}`}
            x={piece.x}
            y={piece.y}
            width={piece.w}
            height={piece.h}
            viewBox={`${piece.fromX} ${piece.fromY} ${piece.w} ${piece.h}`}
            preserveAspectRatio="none"
          >
            <image href={address} width={main.extentMm?.w} height={main.extentMm?.h} preserveAspectRatio="none" />
          </svg>
        ))}
      </svg>
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-3 text-small">
        <Options
          legend={t("pattern.legend")}
          name="pattern"
          options={patterns.map((one) => ({ value: one, label: t(`pattern.${one}`) }))}
          value={pattern}
          onChange={(value) => setPattern(value as Pattern)}
        />
        <Options
          legend={t("joint.legend")}
          name="joint"
          options={joints.map((one) => ({ value: one.key, label: t(`joint.${one.key}` as MessageKey) }))}
          value={joint.key}
          onChange={(value) => setJoint(joints.find((one) => one.key === value) ?? joints[0])}
        />
      </div>
    </section>
  );
}

interface OptionsProps {
  legend: string;
  name: string;
  options: { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

function Options({ legend, name, options, value, onChange }: OptionsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-left mr-4">{legend}</legend>
      {options.map((one) => (
        <label key={one.value} className="inline-flex min-h-6 items-center gap-2">
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={value === one.value}
            onChange={() => onChange(one.value)}
            className="size-4 accent-glaze"
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
