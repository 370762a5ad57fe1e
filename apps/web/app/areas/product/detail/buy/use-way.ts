import { useEffect, useState } from "react";
import type { Way } from "./ways-to-receive.tsx";

const KEY = "way";

/** Whether the shopper chose delivery or pickup; pickup is remembered for the visit, because choosing a store reloads the page. */
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
