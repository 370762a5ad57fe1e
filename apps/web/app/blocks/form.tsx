import { isFormName } from "@azulejo/contract/content/forms.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { ContentForm } from "../areas/content/form/content-form.tsx";
import type { FormOptions } from "../areas/content/form/form-options.server.ts";
import { useText } from "../i18n/text.ts";
import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

const noOptions: FormOptions = { states: [], stores: [] };

/** A form that visitors send to the shop; a closed one says so and takes nothing. */
export function FormBlock({ block, data, root }: BlockProps<typeof blocks.form, FormOptions | undefined>) {
  const t = useText();
  const { form, subject, closed, thanksTitle, thanksText } = block;
  if (!isFormName(form)) return null;
  return (
    <Section headline={block.headline}>
      {block.text && <p className="mb-6 max-w-prose whitespace-pre-line">{block.text}</p>}
      {closed ? (
        <p className="max-w-prose border-l-2 border-clay bg-paper px-4 py-3 whitespace-pre-line">{block.closedText || t("form.closed")}</p>
      ) : (
        <ContentForm
          form={form}
          subject={subject || null}
          options={data ?? noOptions}
          thanks={{ title: thanksTitle, text: thanksText }}
          root={root}
        />
      )}
    </Section>
  );
}
