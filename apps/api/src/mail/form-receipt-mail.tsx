import type { Language } from "@azulejo/contract";
import type { FormName } from "@azulejo/contract/content/forms.ts";
import { Text } from "react-email";
import { text } from "../messages/index.ts";
import { formTitle } from "./form-messages.ts";
import { MailFrame } from "./frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "./frame/mail-style.ts";

interface Props {
  language: Language;
  form: FormName;
  reference: string;
  subject: string | null;
  shop: MailShop;
}

/**
 * The sender's receipt. It repeats nothing that was typed into the form, because anyone can enter another person's address and
 * must not be able to send them a message through our email.
 */
export function FormReceiptMail({ language, form, reference, subject, shop }: Props) {
  const title = [formTitle(form, language), subject].filter(Boolean).join(", ");
  const next = text(language, `mail.form.receipt.next.${form}`);
  return (
    <MailFrame language={language} preview={next} heading={text(language, "mail.form.receipt.heading")} shop={shop}>
      <Text style={plain}>{text(language, "mail.form.receipt.received", { form: title, shop: shop.name })}</Text>
      <Text style={plain}>
        {text(language, "mail.form.receipt.reference")} <strong>{reference}</strong>
      </Text>
      <Text style={plain}>{next}</Text>
      <Text style={soft}>{text(language, "mail.questions", { phone: shop.phone })}</Text>
      <Text style={soft}>{text(language, "mail.form.receipt.notYou")}</Text>
    </MailFrame>
  );
}
