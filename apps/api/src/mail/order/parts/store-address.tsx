import type { Language } from "@azulejo/contract";
import { Link, Text } from "react-email";
import { text } from "../../../messages/index.ts";
import { plain } from "../../frame/mail-style.ts";

interface Place {
  name: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
}

/** A store's name, address and phone, with a link to a map. */
export function StoreAddress({ place, language, accent }: { place: Place; language: Language; accent: string }) {
  const written = `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`;
  return (
    <Text style={plain}>
      <strong>{place.name}</strong>
      <br />
      {written}
      <br />
      {place.phone}
      <br />
      <Link href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(written)}`} style={{ color: accent }}>
        {text(language, "mail.store.map")}
      </Link>
    </Text>
  );
}
