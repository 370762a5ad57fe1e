import type { IdeaBook, Subject } from "@azulejo/contract/areas/ideabook.ts";
import { labelsOf } from "../../form/field-words.ts";
import { TextField, TickField } from "../../form/fields.tsx";
import type { FormFaults } from "../../form/form-faults.ts";
import { ShopForm } from "../../form/shop-form.tsx";
import { useText } from "../../i18n/text.ts";
import { keyOf } from "../../routing/idea-address.ts";

interface Props {
  adds: { subject: Subject; name: string; tagIds: number[] };
  books: IdeaBook[];
  faults: FormFaults | null | undefined;
}

const words = labelsOf({ tagId: "ideas.books", newName: "ideas.newName" });

/** Asks in which books to save something; unchecking a book removes it there. */
export function KeepForm({ adds: { subject, name, tagIds }, books, faults }: Props) {
  const t = useText();
  return (
    <section className="max-w-lg pt-6">
      <h2 className="mb-4 text-lead">{t("ideas.keep", { name: name || subject.reference })}</h2>
      <ShopForm intent="keep" words={words} faults={faults} submit={t("ideas.save")}>
        <input type="hidden" name="subject" value={keyOf(subject)} />
        {books.length > 0 && (
          <fieldset className="space-y-2">
            <legend className="mb-2 font-medium">{t("ideas.inWhich")}</legend>
            {books.map((book, index) => (
              <TickField
                key={book.tagId}
                name="tagId"
                value={String(book.tagId)}
                label={book.name}
                ticked={tagIds.length > 0 ? tagIds.includes(book.tagId) : index === 0}
              />
            ))}
          </fieldset>
        )}
        <TextField name="newName" maxLength={60} optional={books.length > 0} />
      </ShopForm>
    </section>
  );
}
