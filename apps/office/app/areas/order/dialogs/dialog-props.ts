import type { OfficeOrder } from "@azulejo/contract";

export interface OrderDialogProps {
  order: OfficeOrder;
  /** @param words what was done, to be announced */
  onDone(changed: OfficeOrder, words: string): void;
  onClose(): void;
}
