import type { Language } from "@azulejo/contract";
import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Preview, Text } from "react-email";
import { MailBrand } from "./mail-brand.tsx";
import { ink, type MailShop, soft } from "./mail-style.ts";

interface Props {
  language: Language;
  /** The preview text that mailboxes show after the subject. */
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
