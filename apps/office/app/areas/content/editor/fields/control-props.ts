import type { OfficeAsset } from "@azulejo/contract/areas/office/content/assets.ts";
import type { ComponentField } from "../blok.ts";

export interface ControlProps {
  id: string;
  /** Names the control for screen readers, with its language if it has one. */
  label: string;
  field: ComponentField;
  language: string;
  value: unknown;
  isFaulty: boolean;
  describedBy: string | undefined;
  onChange(value: unknown): void;
  /** Uses a picture for this language, and for other languages that had the same picture. */
  onChooseAsset(asset: OfficeAsset): void;
}
