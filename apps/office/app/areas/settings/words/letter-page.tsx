import type { Language } from "@azulejo/contract";
import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { useStaff } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { DraftPage } from "../draft/draft-page.tsx";
import { loadSettings } from "../draft/shop-settings.ts";
import { useDraft } from "../draft/use-draft.ts";
import { LetterPreviewPane } from "./letter-preview.tsx";
import { SupplierWords } from "./supplier-words.tsx";
import { useLetterPreview } from "./use-letter-preview.ts";

const sections = ["storefront"] as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [saved, standard, letters] = await Promise.all([
    loadSettings(sections, request),
    load("mailWords", {}, request),
    load("letters", {}, request),
  ]);
  const found = letters.find(({ letter }) => letter === params["letter"]);
  if (!found) throw new Response(null, { status: 404 });
  return { saved, standard, found };
}

/** One of the shop's emails, with the texts it consists of. */
export function Component() {
  const { saved, standard, found } = useLoaderData<typeof loader>();
  return <Letter key={found.letter} {...{ saved, standard, found }} />;
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function Letter({ saved, standard, found }: Loaded) {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const draft = useDraft(saved, sections);
  const letter: LetterId = found.letter;
  const typed = draft.typed.storefront.words;
  const { preview, input, hasFailed } = useLetterPreview({ letter, language, saved: draft.saved.settings.storefront.words, typed });
  const { email } = useStaff();
  const announce = useAnnounce();
  const test = useCall("sendTestLetter");
  const sendTest = async () => {
    const result = await test.send(input);
    if (result) announce(t("letters.testSent", { to: result.to }));
  };
  return (
    <DraftPage
      help="letters"
      title={found.subjects[language]}
      draft={draft}
      actions={
        <Button
          type="button"
          look="tool"
          disabled={preview === null || preview.faults.length > 0 || test.isSending}
          title={t("letters.testHint", { to: email })}
          onClick={() => void sendTest()}
        >
          {t("letters.test")}
        </Button>
      }
    >
      {test.failure && (
        <div className="px-5 pb-3">
          <FailureNotice failure={test.failure} />
        </div>
      )}
      <p className="page-text">
        <Link to="/settings/words">{t("settings.words")}</Link>
        {" · "}
        {t(`letters.reader.${found.reader}`)}
        {" · "}
        {t(`letters.when.${letter}`)}
      </p>
      <div className="letter-editor">
        <LetterPreviewPane {...{ preview, hasFailed, language }} onLanguage={setLanguage} />
        <LetterWords {...{ draft, language, standard, preview }} />
      </div>
    </DraftPage>
  );
}

interface WordsProps extends Pick<Loaded, "standard"> {
  draft: Parameters<typeof SupplierWords>[0]["draft"];
  language: Language;
  preview: ReturnType<typeof useLetterPreview>["preview"];
}

/** The texts of the email, which the shop can replace by its own. */
function LetterWords({ draft, language, standard, preview }: WordsProps) {
  const t = useText();
  const words = new Map(standard.map((one) => [one.key, one]));
  const keys = (preview?.mail?.keys ?? []).filter((key) => words.has(key));
  return (
    <section aria-label={t("letters.words")} className="letter-words">
      <div className="bar-heading">
        <h2>{t("letters.words")}</h2>
      </div>
      <p className="page-text soft">{t("letters.wordsHint")}</p>
      {preview && keys.length === 0 ? (
        <Empty title={t("settings.noWords")}>{t("letters.noWordsHint")}</Empty>
      ) : (
        <ul>
          {keys.map((key) => (
            <li key={key}>
              <p lang={language}>{words.get(key)?.[language]}</p>
              <SupplierWords
                draft={draft}
                language={language}
                messageKey={key}
                problem={preview?.faults.find((one) => one.key === key && one.language === language)?.problem}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
