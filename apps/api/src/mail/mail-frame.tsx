import type { Language } from "@azulejo/contract";
import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Preview, Text } from "react-email";
import { MailBrand } from "./mail-brand.tsx";

const ink = "#1D1C1A";
export const plain = { color: ink, fontSize: "15px", lineHeight: "22px", margin: "0 0 8px" };
export const soft = { ...plain, color: "#5E5A53", fontSize: "13px", lineHeight: "19px" };

/** The shop as its emails show it. */
export interface MailShop {
  name: string;
  phone: string;
  postalAddress: string;
  /** The storefront's accent, and the text color on it. */
  accent: string;
  accentInk: string;
  /** A PNG, with its size on the page in pixels; null if the shop has none. */
  logo: { address: string; width: number; height: number } | null;
}

interface Props {
  language: Language;
  /** The text that a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  shop: MailShop;
  children: ReactNode;
}

/** The frame of a short email: the shop's name, a heading, the content, and the shop's address. */
export function MailFrame({ language, preview, heading, shop, children }: Props) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ backgroundColor: "#FAF8F4", fontFamily: "Helvetica, Arial, sans-serif", margin: 0 }}>
        <Container style={{ backgroundColor: "#FFFFFF", padding: "32px", maxWidth: "600px" }}>
          <MailBrand shop={shop} />
          <Heading as="h1" style={{ color: ink, fontFamily: "Georgia, serif", fontWeight: 400, fontSize: "28px", margin: "0 0 12px" }}>
            {heading}
          </Heading>
          {children}
          <Text style={soft}>{shop.postalAddress}</Text>
        </Container>
      </Body>
    </Html>
  );
}
