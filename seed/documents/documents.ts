/** A document as a person edits it; series name the ids that belong to them. */
export interface DocumentEntry {
  id: string;
  /** `productWarning`, `productUseInstruction`, `safetyDataSheet`; anything else is an additional resource. */
  key: string;
  file: string;
  title: { en: string; es: string };
}
