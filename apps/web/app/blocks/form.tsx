import { isFormName } from "@azulejo/contract/content/forms.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { lazy, Suspense } from "react";
import { ContentForm } from "../areas/content/form/content-form.tsx";
import type { FormOptions } from "../areas/content/form/form-options.server.ts";
import { useText } from "../i18n/text.ts";
import { useAddress } from "../routing/use-address.ts";
import type { BlockProps } from "./block.ts";
import { Section } from "./section.tsx";

/** Needed only for a business account application while signed in. */
const ApplicantNotices = lazy(() => import("../areas/account/frame/applicant-notices.tsx"));

const noOptions: FormOptions = { states: [], stores: [], known: {}, next: null, openReference: null };

/** A form that visitors send to the shop; a closed form says so and can't be sent. */
export function FormBlock({ block, data, root }: BlockProps<typeof blocks.form, FormOptions | undefined>) {
  const t = useText();
  const { form, subject, closed, thanksTitle, thanksText } = block;
  const address = useAddress();
  if (!isFormName(form)) return null;
  const options = data ?? noOptions;
  return (
    <Section headline={block.headline}>
      {options.next && (
        <div className="mb-6">
          <Suspense>
            <ApplicantNotices root={root} />
          </Suspense>
        </div>
      )}
      {block.text && <p className="mb-6 max-w-prose whitespace-pre-line">{block.text}</p>}
      {closed ? (
        <p className="max-w-prose border-l-2 border-clay bg-paper px-4 py-3 whitespace-pre-line">{block.closedText || t("form.closed")}</p>
      ) : options.openReference && options.next ? (
        <p className="max-w-prose">
          {t("form.alreadySent", { reference: options.openReference })} <a href={address(options.next)}>{t("form.follow")}</a>
        </p>
      ) : (
        <ContentForm
          form={form}
          subject={subject || null}
          options={options}
          thanks={{ title: thanksTitle, text: thanksText }}
          root={root}
        />
      )}
    </Section>
  );
}
