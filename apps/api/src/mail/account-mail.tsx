import type { Language } from "@azulejo/contract";
import { Link, Text } from "react-email";
import { MailFrame } from "./frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "./frame/mail-style.ts";
import type { LetterText } from "./letter.ts";

interface Props {
  language: Language;
  words: LetterText;
  /** Absolute URLs, one for each action in the text. */
  addresses: string[];
  shop: MailShop;
}

/**
 * An account email. It contains no user input except addresses, so that a person who opens an account in someone else's name can't
 * use our email to send a message.
 */
export function AccountMail({ language, words, addresses, shop }: Props) {
  return (
    <MailFrame language={language} preview={words.lines[0] ?? words.heading} heading={words.heading} shop={shop}>
      {words.lines.map((line) => (
        <Text key={line} style={plain}>
          {line}
        </Text>
      ))}
      {words.actions.map((label, index) => (
        <Text key={label} style={plain}>
          <Link href={addresses[index] ?? ""} style={{ color: shop.accent }}>
            {label}
          </Link>
        </Text>
      ))}
      {words.after.map((line) => (
        <Text key={line} style={soft}>
          {line}
        </Text>
      ))}
    </MailFrame>
  );
}
