import { useEffect, useState } from "react";
import type { Way } from "./ways-to-receive.tsx";

const KEY = "way";

/** How the shopper receives what they buy; a choice of pickup lasts for the visit, because choosing a store loads the page again. */
export function useWay(isElectronic: boolean, store: string | null): [Way, (way: Way) => void] {
  const [way, setWay] = useState<Way>(isElectronic ? "ELTR" : "DLVR");
  useEffect(() => {
    if (!isElectronic && store && sessionStorage.getItem(KEY) === "PKUP") setWay("PKUP");
  }, [isElectronic, store]);
  const choose = (chosen: Way) => {
    sessionStorage.setItem(KEY, chosen);
    setWay(chosen);
  };
  return [way, choose];
}
