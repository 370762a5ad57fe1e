import { Img, Text } from "react-email";
import { type MailShop, soft } from "./mail-style.ts";

/** The shop's logo, or its name if it has none. The name is also the alternative text. */
export function MailBrand({ shop: { name, logo } }: { shop: MailShop }) {
  if (!logo) return <Text style={soft}>{name}</Text>;
  const { address, width, height } = logo;
  return <Img src={address} alt={name} width={width} height={height} style={{ ...soft, display: "block", margin: "0 0 20px" }} />;
}
