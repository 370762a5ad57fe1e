import type { Language } from "@azulejo/contract";
import { Hr, Text } from "react-email";
import { formWords } from "./form-words.ts";
import { MailFrame, soft, text } from "./mail-frame.tsx";

interface Props {
  /** Of the staff; the sender's own is told. */
  language: Language;
  sentIn: string;
  title: string;
  reference: string;
  subject: string | null;
  page: string;
  answers: { label: string; value: string }[];
  shop: { name: string; postalAddress: string };
}

/** All that a form brought, for the staff. Answers keep their lines. */
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
