import type { Language } from "@azulejo/contract";
import { Hr, Text } from "react-email";
import { formWords } from "./form-words.ts";
import { MailFrame, soft, text } from "./mail-frame.tsx";

interface Props {
  /** The staff's language; the sender's is in the text. */
  language: Language;
  sentIn: string;
  title: string;
  reference: string;
  subject: string | null;
  page: string;
  answers: { label: string; value: string }[];
  shop: { name: string; postalAddress: string };
}

/** The staff's email with everything a form contained. Answers keep their line breaks. */
export function FormEntryMail({ language, sentIn, title, reference, subject, page, answers, shop }: Props) {
  const words = formWords[language].entry;
  const about = subject ? [{ label: words.about, value: subject }] : [];
  return (
    <MailFrame language={language} preview={`${title} ${reference}`} heading={title} shop={shop}>
      <Text style={text}>
        <strong>{reference}</strong>
      </Text>
      <Text style={soft}>{words.intro(sentIn)}</Text>
      <Hr style={{ borderColor: "#E4DFD6" }} />
      {[...about, ...answers, { label: words.page, value: page }].map(({ label, value }) => (
        <Text key={label} style={text}>
          <strong>{label}</strong>
          {value.split("\n").map((line, index) => (
            <span key={index}>
              <br />
              {line}
            </span>
          ))}
        </Text>
      ))}
      <Hr style={{ borderColor: "#E4DFD6" }} />
      <Text style={soft}>{words.reply}</Text>
    </MailFrame>
  );
}
