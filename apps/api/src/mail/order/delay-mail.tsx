import type { Language, OfficeOrder } from "@azulejo/contract";
import { Hr, Link, Text } from "react-email";
import { text } from "../../messages/index.ts";
import { day } from "../formats.ts";
import { MailFrame } from "../frame/mail-frame.tsx";
import { type MailShop, plain, soft } from "../frame/mail-style.ts";
import { NewsLine, type Pictures } from "./parts/news-line.tsx";

/** A delayed line, with its former date. */
export interface SlippedLine {
  line: OfficeOrder["lines"][number];
  units: number;
  agreedOn: string;
}

interface Props {
  orderNo: string;
  firstName: string;
  /** The order's language. */
  language: Language;
  lines: SlippedLine[];
  promisedOn: string;
  reason: string;
  note: string | null;
  /** The last day to answer, formatted. */
  answerBy: string;
  pictures: Pictures;
  publicUrl: string;
  /** The absolute URLs of the page with the choice, and of the order's page. */
  addresses: { choice: string; order: string };
  shop: MailShop;
}

/** The customer's email about a delay: new date, reason, and the choice to wait or cancel. */
export function DelayMail({ language, lines, promisedOn, reason, note, answerBy, pictures, publicUrl, addresses, shop, ...order }: Props) {
  const values = { name: order.firstName, orderNo: order.orderNo, shop: shop.name, day: day(promisedOn, language), answerBy };
  const first = text(language, "mail.delay.line", values);
  return (
    <MailFrame language={language} preview={first} heading={text(language, "mail.delay.heading")} shop={shop}>
      <Text style={plain}>{first}</Text>
      <Text style={plain}>{[text(language, "mail.delay.reason", { reason }), note].filter(Boolean).join(" ")}</Text>
      {lines.map(({ line, units, agreedOn }) => (
        <NewsLine
          key={line.lineId}
          line={line}
          units={units}
          details={[text(language, "mail.delay.before", { day: day(agreedOn, language) })]}
          {...{ language, pictures, publicUrl }}
        />
      ))}
      <Hr style={{ borderColor: "#E4DFD6" }} />
      <Text style={plain}>
        <strong>{text(language, "mail.delay.choose", values)}</strong>
      </Text>
      <Text style={plain}>
        <Link href={`${addresses.choice}#wait`} style={{ color: shop.accent }}>
          {text(language, "mail.delay.wait", values)}
        </Link>
      </Text>
      <Text style={plain}>
        <Link href={`${addresses.choice}#cancel`} style={{ color: shop.accent }}>
          {text(language, "mail.delay.cancel")}
        </Link>
      </Text>
      <Text style={plain}>{text(language, "mail.delay.silence", values)}</Text>
      <Text style={plain}>
        <Link href={addresses.order} style={{ color: shop.accent }}>
          {text(language, "mail.news.see")}
        </Link>
      </Text>
      <Text style={soft}>{text(language, "mail.questions", { phone: shop.phone })}</Text>
    </MailFrame>
  );
}
