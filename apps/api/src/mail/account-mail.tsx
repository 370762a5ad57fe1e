import type { Language } from "@azulejo/contract";
import { Link, Text } from "react-email";
import type { AccountMailText } from "./account-words.ts";
import { MailFrame, soft, text } from "./mail-frame.tsx";

interface Props {
  language: Language;
  words: AccountMailText;
  /** Absolute addresses, one for each of the words' actions. */
  addresses: string[];
  shop: { name: string; postalAddress: string };
}

/**
 * A mail about an account. It carries nothing that anybody typed but addresses: whoever opens an account in another's name shall
 * not have our mail bring his words.
 */
export function AccountMail({ language, words, addresses, shop }: Props) {
  return (
    <MailFrame language={language} preview={words.lines[0] ?? words.heading} heading={words.heading} shop={shop}>
      {words.lines.map((line) => (
        <Text key={line} style={text}>
          {line}
        </Text>
      ))}
      {words.actions.map((label, index) => (
        <Text key={label} style={text}>
          <Link href={addresses[index] ?? ""}>{label}</Link>
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
