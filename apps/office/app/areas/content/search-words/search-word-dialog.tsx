import type { OfficeSearchWord } from "@azulejo/contract/areas/office/content/search-words.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import type { CallValue } from "../../../call/calls.ts";
import { type Failure, useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { type MessageKey, useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Change } from "./undo-notice.tsx";

interface Props {
  /** Null for a new one, which starts with the text in `first`. */
  word: OfficeSearchWord | null;
  first: Pick<OfficeSearchWord, "term" | "language">;
  onSaved(change: Change): void;
  onClose(): void;
}

const languages = ["en", "es"] as const;
type Tried = CallValue<"trySearchWord">;

/** Adds or changes what a search word finds, after trying it. */
export function SearchWordDialog({ word, first, onSaved, onClose }: Props) {
  const t = useText();
  const { send, isSending, failure } = useCall("saveSearchWord");
  const trying = useCall("trySearchWord");
  const [language, setLanguage] = useState(word?.language ?? first.language);
  const [term, setTerm] = useState(word?.term ?? first.term);
  const [typed, setTyped] = useState(word?.finds.join("\n") ?? "");
  const [tried, setTried] = useState<Tried | null>(null);
  const values = () => ({ language, term: term.trim().replaceAll(/\s+/g, " "), finds: phrasesIn(typed) });
  const change = (set: () => void) => {
    set();
    setTried(null);
  };
  const save = async (): Promise<boolean> => {
    const was = word && { term: word.term, finds: word.finds };
    const saved = await send({ id: word?.id ?? null, was, ...values() });
    if (saved) onSaved({ kind: word ? "changed" : "added", before: word, word: saved });
    return saved !== null;
  };
  return (
    <ActionDialog
      title={word ? t("searchWords.editTitle", { term: word.term }) : t("searchWords.addTitle")}
      confirm={t("searchWords.save")}
      isSending={isSending}
      failure={failure ?? trying.failure}
      onConfirm={save}
      onClose={onClose}
    >
      {!word && <LanguageChoice language={language} onChoose={(value) => change(() => setLanguage(value))} />}
      <WordFields
        {...{ term, typed, language, failure }}
        onTerm={(value) => change(() => setTerm(value))}
        onTyped={(value) => change(() => setTyped(value))}
      />
      <p>
        <Button
          type="button"
          look="tool"
          disabled={trying.isSending || term.trim() === ""}
          onClick={() => void trying.send(values()).then(setTried)}
        >
          {t("searchWords.try")}
        </Button>
      </p>
      <div role="status" className="empty:absolute">
        {tried && (
          <>
            <Found words="searchWords.findsNow" found={tried.now} language={language} />
            <Found words="searchWords.findsThen" found={tried.withWords} language={language} />
          </>
        )}
      </div>
    </ActionDialog>
  );
}

type Word = Pick<OfficeSearchWord, "term" | "language">;

function LanguageChoice({ language, onChoose }: Pick<Word, "language"> & { onChoose(language: Word["language"]): void }) {
  const t = useText();
  return (
    <Segments
      name="language"
      legend={t("searches.language")}
      value={language}
      choices={languages.map((value) => ({ value, label: t(`reports.language.${value}`) }))}
      onChoose={(value) => onChoose(value === "es" ? "es" : "en")}
    />
  );
}

interface WordProps extends Word {
  typed: string;
  failure: Failure | null;
  onTerm(term: string): void;
  onTyped(typed: string): void;
}

function WordFields({ term, typed, language, failure, onTerm, onTyped }: WordProps) {
  const t = useText();
  return (
    <>
      <Field
        name="term"
        label={t("searchWords.term")}
        hint={t("searchWords.termHint")}
        value={term}
        lang={language}
        error={failure?.fields["term"]}
        onChange={({ currentTarget: { value } }) => onTerm(value)}
        required
        maxLength={80}
        autoComplete="off"
      />
      <TextArea
        name="finds"
        label={t("searchWords.finds")}
        hint={t("searchWords.findsHint")}
        value={typed}
        lang={language}
        error={failure?.fields["finds"]}
        onChange={({ currentTarget: { value } }) => onTyped(value)}
        rows={4}
        required
      />
    </>
  );
}

/** Splits text into phrases, at line breaks and commas. */
const phrasesIn = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean);

function Found({ words, found: { products, pages, names }, language }: { words: MessageKey; found: Tried["now"]; language: string }) {
  const t = useText();
  const { list } = useFormats();
  return (
    <p>
      {t(words, { products, pages })}
      {names.length > 0 && (
        <small lang={language} className="soft block">
          {list(names)}
        </small>
      )}
    </p>
  );
}
