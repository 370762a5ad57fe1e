import type { Language } from "@azulejo/contract";
import { Hr, Text } from "react-email";
import { text } from "../messages/index.ts";
import { MailFrame } from "./frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "./frame/mail-style.ts";

interface Props {
  /** The staff's language; the sender's is in the text. */
  language: Language;
  sentIn: string;
  title: string;
  reference: string;
  subject: string | null;
  page: string;
  answers: { label: string; value: string }[];
  shop: MailShop;
}

/** The staff's email with everything a form contained. Answers keep their line breaks. */
export function FormEntryMail({ language, sentIn, title, reference, subject, page, answers, shop }: Props) {
  const about = subject ? [{ label: text(language, "mail.form.entry.about"), value: subject }] : [];
  return (
    <MailFrame language={language} preview={`${title} ${reference}`} heading={title} shop={shop}>
      <Text style={plain}>
        <strong>{reference}</strong>
      </Text>
      <Text style={soft}>{text(language, "mail.form.entry.intro", { language: sentIn })}</Text>
      <Hr style={{ borderColor: "#E4DFD6" }} />
      {[...about, ...answers, { label: text(language, "mail.form.entry.page"), value: page }].map(({ label, value }) => (
        <Text key={label} style={plain}>
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
      <Text style={soft}>{text(language, "mail.form.entry.reply")}</Text>
    </MailFrame>
  );
}
