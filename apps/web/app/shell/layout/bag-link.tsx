import { Bag, Icon } from "@azulejo/ui/icon.tsx";
import { useEffect, useState } from "react";
import { useFetchers, useNavigation } from "react-router";
import { useText } from "../../i18n/text.ts";
import { useAddress } from "../../routing/use-address.ts";

/** The count is read from a cookie after the page has loaded, because the page itself is shared. */
export function BagLink({ siteKey }: { siteKey: string }) {
  const t = useText();
  const address = useAddress();
  const [count, setCount] = useState(0);
  const busy = useFetchers().length + Number(useNavigation().state !== "idle");
  // biome-ignore lint/correctness/useExhaustiveDependencies: any submission may have changed the bag
  useEffect(() => {
    const read = () => {
      const pair = document.cookie.split("; ").find((one) => one.startsWith(`${siteKey}_bag_count=`));
      setCount(Number(pair?.split("=")[1] ?? 0));
    };
    read();
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, [siteKey, busy]);
  return (
    <a href={address("shoppingbag")} aria-label={t("shell.bag", { count })} className="shell-tool">
      <Icon of={Bag} className="max-lg:size-[22px]" />
      <span className="max-lg:hidden">{t("shell.bagWord")}</span>
      <span className={`bag-count tabular ${count === 0 ? "max-lg:hidden" : ""}`}>{count}</span>
    </a>
  );
}
