import { useEffect, useState } from "react";
import { useShellData } from "../../shell/shell-data.ts";
import { zipCookie } from "./zip.ts";

/**
 * The postal code that the shopper entered, stored for the visit. Null until the page has loaded, because the page itself is shared.
 * @param given the code of a page that isn't shared
 */
export function useZip(given: string | null): [string | null, (zip: string) => void] {
  const { settings, publicUrl } = useShellData();
  const name = zipCookie(settings.siteKey);
  const [zip, setZip] = useState(given);
  useEffect(() => {
    const pair = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
    if (pair) setZip(decodeURIComponent(pair.slice(name.length + 1)));
  }, [name]);
  const keep = (next: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=${encodeURIComponent(next)}; Path=/; SameSite=Lax${publicUrl.startsWith("https:") ? "; Secure" : ""}`;
    setZip(next);
  };
  return [zip, keep];
}
