import type { Language } from "@azulejo/contract";
import type { FormName } from "@azulejo/contract/content/forms.ts";
import { Text } from "react-email";
import { formWords } from "./form-words.ts";
import { MailFrame, soft, text } from "./mail-frame.tsx";
import { mailWords } from "./words.ts";

interface Props {
  language: Language;
  form: FormName;
  reference: string;
  subject: string | null;
  shop: { name: string; phone: string; postalAddress: string };
}

/**
 * The sender's receipt. It repeats nothing that was typed into the form, because anyone can enter another person's address and
 * must not be able to send them a message through our email.
 */
export function FormReceiptMail({ language, form, reference, subject, shop }: Props) {
  const { receipt, forms } = formWords[language];
  const title = subject ? `${forms[form]}, ${subject}` : forms[form];
  return (
    <MailFrame language={language} preview={receipt.next[form]} heading={receipt.heading} shop={shop}>
      <Text style={text}>{receipt.received(title, shop.name)}</Text>
      <Text style={text}>
        {receipt.reference} <strong>{reference}</strong>
      </Text>
      <Text style={text}>{receipt.next[form]}</Text>
      <Text style={soft}>{mailWords[language].questions(shop.phone)}</Text>
      <Text style={soft}>{receipt.notYou}</Text>
    </MailFrame>
  );
}
