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
  /** Takes a picture for this language, and for the others that showed the same one. */
  onChooseAsset(asset: OfficeAsset): void;
}
