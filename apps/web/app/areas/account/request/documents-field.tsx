import { FileField } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { useFileWords } from "../../../form/file-field.tsx";
import { fieldId, useForm } from "../../../form/form-context.ts";
import { useText } from "../../../i18n/text.ts";
import { type DocumentFault, documentFault, documentTypes, MAX_DOCUMENTS } from "./document-rules.ts";

const FIELD = "documents";

/** Validates the chosen files in the browser, so that invalid ones are not uploaded. */
export function useDocumentFault() {
  const [fault, setFault] = useState<DocumentFault | null>(null);
  const look = (files: FileList | null) => {
    const found = documentFault([...(files ?? [])]);
    setFault(found);
    return found;
  };
  return {
    fault,
    look,
    /** Returns whether the form can be sent; if not, focuses the field. */
    check(form: HTMLFormElement): boolean {
      const input = form.elements.namedItem(FIELD) as HTMLInputElement | null;
      const found = look(input?.files ?? null);
      if (found) input?.focus();
      return !found;
    },
  };
}

interface Props {
  fault: DocumentFault | null;
  onChange(files: FileList | null): void;
}

export function DocumentsField({ fault, onChange }: Props) {
  const t = useText();
  const { id, fields } = useForm();
  const own = fault && t(`account.documents.${fault.rule}`, "name" in fault ? { name: fault.name } : {});
  return (
    <FileField
      id={fieldId(id, FIELD)}
      name={FIELD}
      words={useFileWords(true)}
      multiple
      accept={documentTypes.join(",")}
      label={t("fields.optional", { label: t("account.field.documents") })}
      hint={t("account.documents.hint", { count: MAX_DOCUMENTS })}
      error={own ?? fields[FIELD]}
      onChange={(event) => onChange(event.target.files)}
    />
  );
}
