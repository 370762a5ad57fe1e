import type { OfficeOrder } from "@azulejo/contract";

export interface OrderDialogProps {
  order: OfficeOrder;
  /** @param words the message that announces the result */
  onDone(changed: OfficeOrder, words: string): void;
  onClose(): void;
}
