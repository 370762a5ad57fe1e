import { FileField as Labelled } from "@azulejo/ui/field.tsx";
import type { ComponentProps } from "react";
import { useText } from "../i18n/text.ts";
import { useField } from "./fields.tsx";

/** Returns the texts of a field for one or several files. */
export function useFileWords(several = false) {
  const t = useText();
  return { choose: t(several ? "fields.chooseFiles" : "fields.chooseFile"), none: t("fields.noFile") };
}

type Named = Omit<Parameters<typeof useField>[0], "value">;

export function FileField({ name, label, hint, optional, ...input }: Named & Pick<ComponentProps<typeof Labelled>, "accept" | "required">) {
  // A file field can't have a default value, because browsers never restore a file.
  const { defaultValue: _, ...field } = useField({ name, label, hint, ...(optional !== undefined && { optional }) });
  return <Labelled {...field} {...input} words={useFileWords()} />;
}
