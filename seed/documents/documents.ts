/** An editable document; series refer to it by id. */
export interface DocumentEntry {
  id: string;
  /** `productWarning`, `productUseInstruction`, `safetyDataSheet`; anything else is an additional resource. */
  key: string;
  file: string;
  title: { en: string; es: string };
}
